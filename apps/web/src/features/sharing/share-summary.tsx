import type { ShareInfo } from '#contracts/sharing.ts'
import { formatDayMonth, formatKyat, formatTime } from '#language/formats.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { amountText } from '../../value/amount-text.ts'
import { Facts } from '../../value/facts.tsx'
import { TopUpLink } from '../../value/top-up-link.tsx'
import { partsOf } from './share-parts.ts'
import styles from './sharing.module.css'

type Props = { readonly info: ShareInfo; readonly amount: number; readonly fee: number }

/** What it costs, what stays, and until when the receiver can use it; part by part where parts end apart. */
export function ShareSummary({ info, amount, fee }: Props) {
  const { t, lang } = useWords()
  const { unit, sources, shareable, mainBalance } = info
  const text = (value: number) => amountText({ unit, value }, lang, t)
  const parts = partsOf(sources, amount)
  const isKyat = unit === 'MMK'
  const taken = isKyat ? fee + amount : fee
  const missing = taken - mainBalance
  const until = parts.map((part, at) => (
    <span key={at} className={styles.part}>
      {parts.length > 1 && `${text(part.amount)}: `}
      {formatDayMonth(Date.parse(part.until) - 1, lang)} {formatTime(Date.parse(part.until) - 1)}
    </span>
  ))
  return (
    <div className={styles.summary} aria-live="polite">
      <Facts
        facts={[
          { name: t('gifts.fee'), value: formatKyat(fee, lang), strong: !isKyat },
          ...(isKyat ? [{ name: t('sharing.total'), value: formatKyat(taken, lang), strong: true }] : []),
          ...(missing > 0
            ? []
            : [{ name: t('sharing.balanceAfter'), value: formatKyat(mainBalance - taken, lang) }]),
          ...(isKyat
            ? []
            : [
                { name: t('sharing.leftAfter'), value: text(shareable - amount) },
                { name: t('sharing.usableUntil'), value: until },
              ]),
        ]}
      />
      {missing > 0 && (
        <Notice
          tone="warning"
          title={t('purchases.missing', { amount: formatKyat(missing, lang) })}
          actions={<TopUpLink need={missing} />}
        >
          {t('sharing.feeFromBalance')}
        </Notice>
      )}
    </div>
  )
}

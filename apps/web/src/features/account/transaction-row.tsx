import type { TextKey } from '#i18n/keys.generated.ts'
import type { Transaction } from '#contracts/value.ts'
import { formatTime } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { ChevronDownIcon } from '#ui/icons/chevron-down.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { now } from '../../clock/now.ts'
import { ReceiptButton } from '../../value/receipt-button.tsx'
import { ReportLink } from '../../value/report-link.tsx'
import { changeText } from '../../value/amount-text.ts'
import { whyText } from '../../value/why-text.ts'
import { KindDisc } from './kind-disc.tsx'
import { reportOf } from './report-of.ts'
import { undoneText } from './undone-text.ts'
import { WrongNumber } from './wrong-number.tsx'
import styles from './history.module.css'

/** Types whose name alone would tell the owner nothing. */
const TITLES: Partial<Readonly<Record<string, TextKey>>> = { cancel: 'account.ended.CANCELLED' }

/** Failed ones are grey, because nothing was taken. */
const TONES = { PENDING: 'warning', SUCCEEDED: 'success', FAILED: 'plain', REVERSED: 'plain' } as const

const A_DAY_MS = 24 * 60 * 60_000

/** A recent failure opens by itself, because the owner probably came for it. */
const isFreshWorry = ({ status, at }: Transaction): boolean =>
  (status === 'FAILED' || status === 'PENDING') && now() - Date.parse(at) < A_DAY_MS

/** One change of the line: what, when and how much; a press shows why. */
export function TransactionRow({ transaction }: { readonly transaction: Transaction }) {
  const words = useWords()
  const { t } = words
  const { status, why, receiptNo } = transaction
  const failed = status === 'FAILED'
  const sentence = undoneText(transaction, words) ?? (failed ? null : whyText(why, t))
  if (!sentence && !receiptNo && !failed) {
    return (
      <li className={styles.entry}>
        <div className={styles.row}>
          <Face transaction={transaction} />
        </div>
      </li>
    )
  }
  return (
    <li className={styles.entry}>
      <details open={isFreshWorry(transaction) || undefined}>
        <summary className={styles.row}>
          <Face transaction={transaction} />
          <ChevronDownIcon size={18} className={styles.arrow} />
        </summary>
        <div className={styles.detail}>
          {sentence && <p>{sentence}</p>}
          {receiptNo && (
            <>
              <p>
                {t('purchases.receiptNo')}
                <br />
                <span className={styles.number}>{receiptNo}</span>
              </p>
              <ReceiptButton receiptNo={receiptNo} />
              <WrongNumber transaction={transaction} />
            </>
          )}
          <ReportLink report={reportOf(transaction)} size="small" />
        </div>
      </details>
    </li>
  )
}

function Face({ transaction }: { readonly transaction: Transaction }) {
  const { t, lang, pick } = useWords()
  const { type, status, packageName, packageNameMm, deltas, counterparty, why, at } = transaction
  const name = packageName ? pick(packageName, packageNameMm) : null
  // Kyat are shown large; anything else is shown beside the time.
  const main = deltas.find(({ unit }) => unit === 'MMK') ?? deltas[0]
  const others = deltas.filter((delta) => delta !== main)
  return (
    <>
      <KindDisc transaction={transaction} />
      <span className={styles.words}>
        <span className={styles.name}>
          {t(TITLES[why.key] ?? `account.type.${type}`)}
          {name && (
            <>
              {' · '}
              <span lang={name.lang}>{name.text}</span>
            </>
          )}
        </span>
        <span className={styles.soft}>
          {formatTime(at)}
          {counterparty && ` · ${counterparty}`}
          {others.map((delta) => (
            <span key={delta.unit} className={styles.part}>
              {' '}
              {changeText(delta, lang, t)}
            </span>
          ))}{' '}
          {status !== 'SUCCEEDED' && <Badge tone={TONES[status]}>{t(`account.status.${status}`)}</Badge>}
        </span>
      </span>
      <span className={styles.amounts}>
        {main && <span className={classNames(main.value > 0 && styles.in)}>{changeText(main, lang, t)}</span>}
      </span>
    </>
  )
}

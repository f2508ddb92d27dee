import { useEffect, useRef } from 'react'
import type { Transfer } from '#contracts/gifts.ts'
import type { BalanceTotals } from '#contracts/value.ts'
import { formatDate, formatKyat } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Facts } from '../../value/facts.tsx'
import { ReceiptButton } from '../../value/receipt-button.tsx'
import styles from './gift-page.module.css'

type Props = {
  readonly transfer: Transfer
  readonly balances: BalanceTotals
  readonly onAgain: () => void
}

export function Given({ transfer, balances, onAgain }: Props) {
  const { t, lang } = useWords()
  const { to, amount, recipientValidTo, receiptNo, packageId } = transfer
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <div className={styles.form}>
      <div ref={head} tabIndex={-1} className={styles.focus}>
        <Notice tone="success" announce="polite" title={t('gifts.doneTitle')}>
          {t('gifts.doneText', { number: to })}
        </Notice>
      </div>
      <Facts
        facts={[
          { name: t('purchases.paid'), value: formatKyat(amount.value, lang) },
          ...(recipientValidTo
            ? [{ name: t('gifts.validTo'), value: formatDate(Date.parse(recipientValidTo) - 1, lang) }]
            : []),
          { name: t('purchases.balanceNow'), value: formatKyat(balances.main, lang), strong: true },
          { name: t('purchases.receiptNo'), value: receiptNo },
        ]}
      />
      <ReceiptButton receiptNo={receiptNo} />
      <Button full onClick={onAgain}>
        {t('gifts.again')}
      </Button>
      <ButtonLink full variant="secondary" href={toHref(paths.package(packageId))}>
        {t('gifts.backToPackage')}
      </ButtonLink>
    </div>
  )
}

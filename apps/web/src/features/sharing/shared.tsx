import { useEffect, useRef } from 'react'
import type { Shared as SharedAnswer } from '#contracts/sharing.ts'
import { formatDateTime, formatKyat } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { amountText } from '../../value/amount-text.ts'
import { Facts } from '../../value/facts.tsx'
import { ReceiptButton } from '../../value/receipt-button.tsx'
import { Recall } from './recall.tsx'
import styles from './sharing.module.css'

type Props = { readonly shared: SharedAnswer; readonly onAgain: () => void }

/** It has arrived: what, where, what is left, the receipt, and the way back from a wrong number. */
export function Shared({ shared: { transfer, balances }, onAgain }: Props) {
  const { t, lang } = useWords()
  const { to, amount, fee, recipientValidTo, recallUntil, receiptNo, transferId } = transfer
  const left = { unit: amount.unit, value: amount.unit === 'MIN' ? balances.voiceMin : balances.dataMb }
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <div className={styles.form}>
      <div ref={head} tabIndex={-1} className={styles.focus}>
        <Notice tone="success" announce="polite" title={t('sharing.doneTitle')}>
          {t('sharing.doneText', { amount: amountText(amount, lang, t), number: to })}
        </Notice>
      </div>
      <Facts
        facts={[
          { name: t('gifts.to'), value: to, strong: true },
          { name: t('sharing.amount'), value: amountText(amount, lang, t) },
          { name: t('gifts.fee'), value: formatKyat(fee, lang) },
          ...(recipientValidTo
            ? [
                {
                  name: t('sharing.usableUntil'),
                  value: formatDateTime(Date.parse(recipientValidTo) - 1, lang),
                },
              ]
            : []),
          ...(amount.unit === 'MMK'
            ? []
            : [{ name: t('sharing.leftNow'), value: amountText(left, lang, t) }]),
          { name: t('purchases.balanceNow'), value: formatKyat(balances.main, lang) },
          { name: t('purchases.receiptNo'), value: receiptNo },
        ]}
      />
      <ReceiptButton receiptNo={receiptNo} />
      {recallUntil && <Recall moveId={transferId} until={recallUntil} />}
      <Button full onClick={onAgain}>
        {t('sharing.again')}
      </Button>
      <ButtonLink full variant="secondary" href={toHref(pathOf('myid'))}>
        {t('session.myAccount')}
      </ButtonLink>
    </div>
  )
}

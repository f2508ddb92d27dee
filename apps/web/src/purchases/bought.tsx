import { useEffect, useRef } from 'react'
import type { Registered } from '#contracts/purchases.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { formatDateTime, formatInteger, formatKyat } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../value/facts.tsx'
import { ReceiptButton } from '../value/receipt-button.tsx'
import { Undo } from './undo.tsx'
import styles from '../value/value.module.css'

type Props = {
  readonly bought: Registered
  /** Begun by an earlier page: whoever waited and asked again reads that it was one purchase. */
  readonly once: boolean
  readonly onClose: () => void
}

export function Bought({ bought, once, onClose }: Props) {
  const { t, lang } = useWords()
  const { subscription, balances, pointsEarned } = bought
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <>
      <div ref={head} tabIndex={-1} className={styles.head}>
        <Notice tone="success" announce="polite" title={t('purchases.doneTitle')}>
          <p>
            {t('purchases.doneText', { date: formatDateTime(Date.parse(subscription.expiresAt) - 1, lang) })}
          </p>
          {once && <p>{t('purchases.chargedOnce', { amount: formatKyat(subscription.price, lang) })}</p>}
        </Notice>
      </div>
      <Facts
        facts={[
          { name: t('purchases.paid'), value: formatKyat(subscription.price, lang) },
          { name: t('purchases.balanceNow'), value: formatKyat(balances.main, lang), strong: true },
          ...(pointsEarned > 0
            ? [{ name: t('purchases.pointsEarned'), value: formatInteger(pointsEarned) }]
            : []),
          { name: t('purchases.receiptNo'), value: receiptNo(subscription.transactionId) },
        ]}
      />
      <ReceiptButton receiptNo={receiptNo(subscription.transactionId)} />
      <Undo subscription={subscription} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('purchases.close')}</Button>
        <ButtonLink variant="secondary" href={toHref(pathOf('myid'))}>
          {t('session.myAccount')}
        </ButtonLink>
      </div>
    </>
  )
}

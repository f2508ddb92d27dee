import { useEffect, useRef } from 'react'
import type { MoveView } from '#contracts/value.ts'
import { formatKyat } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from './facts.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import styles from './value.module.css'

type Props = { readonly ended: MoveView; readonly onAgain: () => void }

/** How a move ended that was begun on another page or another phone: once, or not at all. */
export function MoveEnded({ ended, onAgain }: Props) {
  const { t, lang } = useWords()
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { state, amount, counterparty, receiptNo } = ended
  const isDone = state === 'COMPLETED'
  const kyat = formatKyat(amount, lang)
  return (
    <div className={styles.stack}>
      <div ref={head} tabIndex={-1} className={styles.head}>
        {isDone ? (
          <Notice tone="success" announce="polite" title={t('purchases.endedTitle')}>
            {t('purchases.chargedOnce', { amount: kyat })}
          </Notice>
        ) : state === 'REVERSED' ? (
          <Notice tone="info" announce="polite" title={t('purchases.undoneTitle')}>
            {t('purchases.undoneText', { amount: kyat })}
          </Notice>
        ) : (
          <Notice tone="danger" announce="assertive" title={t('purchases.nothingTaken')}>
            {t(state === 'FAILED' ? 'purchases.tryAgain' : 'purchases.stepGone')}
          </Notice>
        )}
      </div>
      {receiptNo && (
        <>
          <Facts
            facts={[
              ...(counterparty ? [{ name: t('gifts.to'), value: counterparty }] : []),
              { name: t('purchases.paid'), value: kyat, strong: true },
              { name: t('purchases.receiptNo'), value: receiptNo },
            ]}
          />
          <ReceiptButton receiptNo={receiptNo} />
        </>
      )}
      <ButtonLink full variant={isDone ? 'primary' : 'secondary'} href={toHref(pathOf('myidHistory'))}>
        {t('purchases.seeHistory')}
      </ButtonLink>
      <Button full variant={isDone ? 'quiet' : 'primary'} onClick={onAgain}>
        {t(isDone ? 'purchases.close' : 'purchases.startAgain')}
      </Button>
    </div>
  )
}

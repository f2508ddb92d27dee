import { useState } from 'react'
import type { Order } from '#contracts/payments.ts'
import { formatKyat, formatTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { useWords } from '../i18n/use-words.ts'
import result from '../value/result.module.css'
import styles from './payments.module.css'
import type { Stand } from './order-stand.ts'
import { PayProblem } from './pay-problem.tsx'
import { useFocusIfLost } from './use-focus-if-lost.ts'
import type { OpenOrder } from './use-order.ts'
import type { Payer } from './use-payer.ts'
import { useChosenWay, WaysToPay } from './ways-to-pay.tsx'

type Props = {
  readonly open: OpenOrder
  readonly payer: Payer
  readonly order: Order
  readonly stand: Stand
  readonly way: string
  /** Back to the open attempt; null when there is none. */
  readonly onBack: (() => void) | null
}

/** The same order, paid another way or once more. */
export function PayAnotherWay({ open, payer, order, stand, way, onBack }: Props) {
  const { t, lang } = useWords()
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = useChosenWay(payer, order.type, order.total, picked)
  const head = useFocusIfLost<HTMLParagraphElement>()
  const { send, giveUp } = open
  const amount = formatKyat(order.total, lang)
  const slots = { way, time: formatTime(order.expiresAt) }
  return (
    <div className={result.result}>
      {stand === 'notPaid' && (
        <Outcome tone="failed" title={t('payments.notPaidTitle')} takesFocus="ifLost">
          {t('payments.notPaidText', slots)}
        </Outcome>
      )}
      {stand === 'notStarted' && (
        <Outcome tone="failed" title={t('payments.notStartedTitle', slots)} takesFocus="ifLost">
          {t('payments.notStartedText')}
        </Outcome>
      )}
      <Card as="section" padding="roomy" className={styles.another}>
        {(stand === 'choose' || stand === 'pay') && (
          <p ref={head} tabIndex={-1} className={styles.head}>
            {t('payments.stillOpen', { amount, ...slots })}
          </p>
        )}
        <WaysToPay
          payer={payer}
          type={order.type}
          kyat={order.total}
          picked={picked}
          onPick={(code) => {
            setPicked(code)
            send.reset()
          }}
        />
        <PayProblem send={send} />
        <Button
          full
          loading={send.pending}
          disabled={chosen === null}
          onClick={() => chosen && open.payBy(chosen.channelCode)}
        >
          {t('payments.pay', { amount })}
        </Button>
        {giveUp.refusal && <OutcomeNote tone="waiting" title={giveUp.refusal.message} />}
        <div className={styles.out}>
          {onBack && (
            <Button variant="quiet" disabled={send.pending} onClick={onBack}>
              {t('payments.backToPaying')}
            </Button>
          )}
          <Button variant="quiet" loading={giveUp.pending} disabled={send.pending} onClick={giveUp.start}>
            {t('payments.leave')}
          </Button>
        </div>
      </Card>
    </div>
  )
}

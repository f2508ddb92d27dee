import type { Order, Payment } from '#contracts/payments.ts'
import { formatKyat, formatTime } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { Timeline, type TimelineEvent } from '#ui/timeline/timeline.tsx'
import { useWords } from '../i18n/use-words.ts'
import { toHref } from '../navigation/hash-location.ts'
import { paths } from '../navigation/paths.ts'
import { ReportLink } from '../value/report-link.tsx'
import { reportOfOrder } from './report-of-order.ts'
import styles from '../value/result.module.css'

type Props = {
  readonly order: Order
  readonly payment: Payment | null
  readonly way: string
  /** True when the payment has arrived and only delivery is left. */
  readonly paid: boolean
  readonly fibre: boolean
  /** Set when only the payer said that it was paid, which may be wrong. */
  readonly onNotPaid?: () => void
}

/** The result is unknown or under way: what is known, what is promised, and a warning not to pay again. */
export function OrderWaits({ order, payment, way, paid, fibre, onNotPaid }: Props) {
  const { t } = useWords()
  const title = paid ? t('payments.deliveringTitle') : t('payments.checkingTitle', { way })
  return (
    <div className={styles.result}>
      <Outcome tone="waiting" title={title} takesFocus="ifLost">
        {t('payments.doNotPay')}
      </Outcome>
      <div className={styles.middle}>
        {payment && <Steps payment={payment} way={way} paid={paid} fibre={fibre} label={title} />}
        <ButtonLink full href={toHref(paths.home)}>
          {t('purchases.goHome')}
        </ButtonLink>
        <ReportLink report={reportOfOrder(order)} />
        {onNotPaid && (
          <Button full variant="quiet" onClick={onNotPaid}>
            {t('payments.notPaidYet')}
          </Button>
        )}
      </div>
    </div>
  )
}

type StepsProps = Pick<Props, 'way' | 'paid' | 'fibre'> & {
  readonly payment: Payment
  readonly label: string
}

function Steps({ label, ...known }: StepsProps) {
  return (
    <div className={styles.card}>
      <Timeline label={label} events={useEvents(known)} />
    </div>
  )
}

function useEvents({ payment, way, paid, fibre }: Omit<StepsProps, 'label'>): TimelineEvent[] {
  const { t, lang } = useWords()
  const { amount, createdAt, promisedBy } = payment
  const adding = fibre ? t('payments.waitAddingFibre') : t('payments.waitAdding')
  return [
    {
      id: 'asked',
      state: 'done',
      stateLabel: t('purchases.waitSent'),
      title: t('payments.waitPaying', { amount: formatKyat(amount, lang), way }),
      time: formatTime(createdAt),
    },
    {
      id: 'now',
      state: 'now',
      stateLabel: t('account.status.PENDING'),
      title: paid ? adding : t('payments.waitWay', { way }),
      text: t('purchases.waitCoreText'),
    },
    {
      id: 'sms',
      state: 'next',
      stateLabel: t('purchases.waitNext'),
      title: t('purchases.checkingSms', { time: promisedBy }),
      text: t('purchases.waitSmsText'),
    },
  ]
}

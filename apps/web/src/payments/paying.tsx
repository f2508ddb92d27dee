import type { Payment } from '#contracts/payments.ts'
import { formatKyat } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { ExternalIcon } from '#ui/icons/external.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { clockText, useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import { later } from '../page/later.tsx'
import styles from './payments.module.css'
import result from '../value/result.module.css'
import { PayByCode } from './pay-by-code.tsx'
import { useFocusIfLost } from './use-focus-if-lost.ts'
import { whereToPay } from './where-to-pay.ts'

/** Used only here, and loaded when there is a code to show. */
const QrCode = later<{ text: string; label: string }>(
  async () => (await import('../pages/blocks/qr-code.tsx')).QrCode,
  () => null,
)

type Props = {
  readonly payment: Payment
  readonly way: string
  readonly onAnother: () => void
  /** The payer says it is paid; the channel is asked all the same. */
  readonly onPaid: () => void
}

/** Where to pay: a QR code on this screen, or a page or app opened from here. */
export function Paying(props: Props) {
  return props.payment.action.kind === 'CODE' ? (
    <PayByCode key={props.payment.action.otp?.challengeId} {...props} />
  ) : (
    <PayElsewhere {...props} />
  )
}

function PayElsewhere({ payment, way, onAnother, onPaid }: Props) {
  const { t } = useWords()
  const { action, expiresAt } = payment
  const left = useSecondsLeft(Date.parse(expiresAt))
  return (
    <div className={result.result}>
      {action.qrPayload === null ? (
        <Away payment={payment} way={way} />
      ) : (
        <Scan payment={payment} way={way} payload={action.qrPayload} />
      )}
      <div className={result.middle}>
        {left > 0 && (
          <p role="timer" className={styles.left}>
            {t('payments.timeLeft', { time: clockText(left) })}
          </p>
        )}
        <Open payment={payment} way={way} />
        <Button full variant="secondary" onClick={onPaid}>
          {t('payments.havePaid')}
        </Button>
        <Button full variant="quiet" onClick={onAnother}>
          {t('payments.another')}
        </Button>
      </div>
    </div>
  )
}

type Part = Pick<Props, 'payment' | 'way'>

function Away({ payment: { amount }, way }: Part) {
  const { t, lang } = useWords()
  return (
    <Outcome tone="waiting" title={t('payments.awayTitle', { way })} takesFocus="ifLost">
      <p>{t('payments.awayText', { amount: formatKyat(amount, lang) })}</p>
      <p>{t('payments.awayPaid')}</p>
    </Outcome>
  )
}

function Scan({ payment: { amount }, way, payload }: Part & { readonly payload: string }) {
  const { t, lang } = useWords()
  const kyat = formatKyat(amount, lang)
  const head = useFocusIfLost<HTMLElement>()
  return (
    <section
      ref={head}
      tabIndex={-1}
      className={styles.scan}
      aria-label={t('payments.scanTitle', { amount: kyat })}
    >
      <h2 className={styles.scanTitle}>{t('payments.scanTitle', { amount: kyat })}</h2>
      <div className={styles.code}>
        <QrCode text={payload} label={t('payments.scanLabel', { amount: kyat, way })} />
      </div>
      <div className={styles.scanText}>
        <p>{t('payments.scanText')}</p>
        <p className={styles.onPhones}>{t('payments.scanHere')}</p>
      </div>
    </section>
  )
}

function Open({ payment: { action }, way }: Part) {
  const { t } = useWords()
  const place = whereToPay(action, window.location.origin)
  if (place === null) return null
  return (
    <ButtonLink full iconEnd={ExternalIcon} href={place}>
      {t('payments.open', { way })}
    </ButtonLink>
  )
}

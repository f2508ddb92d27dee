import type { FtthPackage } from '#contracts/fibre.ts'
import type { PaymentChannel } from '#contracts/payments.ts'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useOnline } from '../../../codes/use-online.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { PayProblem } from '../../../payments/pay-problem.tsx'
import type { OpenOrder } from '../../../payments/use-order.ts'
import { useSession } from '../../../session/session-store.ts'
import { Facts } from '../../../value/facts.tsx'
import { usePlaceName } from '../../../places/use-place-name.ts'
import { usePriceFacts } from '../use-price-facts.ts'
import { STEPS } from './check-draft.ts'
import { orderPrice, waivedInstall } from './order-price.ts'
import type { WizardState } from './use-wizard.ts'
import type { Paying } from './paying.ts'
import styles from '../form.module.css'

type Send = Pick<OpenOrder['send'], 'refusal' | 'lost' | 'neverCame' | 'pending' | 'again' | 'leave'>

type Props = {
  readonly wizard: WizardState
  readonly plan: FtthPackage
  readonly paying: Paying
  readonly way: PaymentChannel | null
  readonly send: Send
}

/** What it costs so far, all the way through; and the two buttons that lead through it. */
export function OrderSum({ wizard, plan, paying, way, send }: Props) {
  const { t, lang, pick } = useWords()
  const nameOf = usePlaceName()
  const { draft, place, index } = wizard
  const { lines, total } = orderPrice(plan, draft)
  const facts = usePriceFacts(lines, total, { waived: waivedInstall(plan, draft), taxPct: plan.taxRatePct })
  return (
    <aside className={styles.sum} aria-label={t('topup.summary')}>
      <div className={styles.sumArt}>
        <Picture picture={mediaPicture('fibre-home')} alt="" sizes="480px" />
      </div>
      <div className={styles.sumHead} aria-live="polite">
        <div>
          <strong>
            {pick(plan.name, plan.nameMm).text} · {plan.speedMbpsDown} Mbps
          </strong>
          {place && <span className={styles.soft}>{nameOf(place)}</span>}
        </div>
        <div className={styles.sumTotal}>
          <span className={styles.soft}>{t('fibre.order.inAll', { count: draft.months })}</span>
          <span className={styles.total}>{formatKyat(total, lang)}</span>
        </div>
      </div>
      <div className={styles.sumLines}>
        <Facts facts={facts} />
      </div>
      {send.refusal?.code !== 'SLOT_TAKEN' && <PayProblem send={send} />}
      <div className={styles.buttons}>
        {index > 0 && (
          <Button variant="secondary" disabled={send.pending} onClick={wizard.back}>
            {t('fibre.order.back')}
          </Button>
        )}
        <NextButton wizard={wizard} paying={paying} way={way} send={send} total={formatKyat(total, lang)} />
      </div>
    </aside>
  )
}

type NextProps = Omit<Props, 'plan'> & { readonly total: string }

function NextButton({ wizard: { step, index }, paying, way, send, total }: NextProps) {
  const { t } = useWords()
  const online = useOnline()
  const signedIn = useSession().state === 'signedIn'
  const next = STEPS[index + 1]
  if (step === 'person' && !signedIn) return null
  if (next)
    return (
      <Button type="submit" full iconEnd={ArrowRightIcon}>
        {t('fibre.order.next', { step: t(`fibre.order.${next}`) })}
      </Button>
    )
  if (!online) return <Notice tone="warning">{t('payments.offline')}</Notice>
  if (send.lost) return null
  return (
    <Button type="submit" full loading={send.pending} disabled={!paying.onSite && way === null}>
      {paying.onSite ? t('fibre.order.doOnSite') : t('payments.pay', { amount: total })}
    </Button>
  )
}

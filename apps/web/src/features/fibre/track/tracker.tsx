import { type ReactNode, useState } from 'react'
import type { LineOrder } from '#contracts/fibre-orders.ts'
import { formatDateTime } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CalendarIcon } from '#ui/icons/calendar.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { dialHref } from '../../../navigation/dial.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { reportOfOrder } from '../../../payments/report-of-order.ts'
import { ReportLink } from '../../../value/report-link.tsx'
import { paymentPath, resultPath } from '../payment/payment-address.ts'
import { CancelSheet } from './cancel-sheet.tsx'
import { MoveSheet } from './move-sheet.tsx'
import { orderEvents } from './order-events.ts'
import { Engineer, TrackSide } from './track-side.tsx'
import { useHeadline } from './use-headline.ts'
import styles from './tracker.module.css'

type Props = {
  readonly order: LineOrder
  /** A guest can only look; changes need the account that ordered. */
  readonly guest?: boolean
  /** True when the page already shows the state. */
  readonly quiet?: boolean
  /** Shown below the timeline. */
  readonly children?: ReactNode
}

/** One order, from ordered to online. */
export function Tracker({ order, guest = false, quiet = false, children }: Props) {
  const { t } = useWords()
  const { title, when } = useHeadline(order)
  return (
    <div className={styles.columns}>
      <section className={styles.head}>
        {!quiet && (
          <div className={styles.art}>
            <Picture
              picture={mediaPicture(order.status === 'COMPLETED' ? 'fibre-home' : 'fibre-lights')}
              alt=""
              sizes="(min-width: 960px) 560px, 100vw"
            />
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.soft}>{t('fibre.track.order', { number: order.orderNo })}</p>
          <h2 className={styles.title}>{title}</h2>
          {when && (
            <p className={styles.when}>
              <CalendarIcon size={20} />
              {when}
            </p>
          )}
          <Actions order={order} guest={guest} />
        </div>
      </section>
      <Engineer visit={order.visit} />
      <div className={styles.way}>
        <Card as="section" padding="roomy">
          <Way order={order} />
        </Card>
        {!guest && <ReportLink report={reportOfOrder({ orderId: order.orderId, type: 'FTTH_NEW' })} />}
        {children}
      </div>
      <TrackSide order={order} />
    </div>
  )
}

function Way({ order }: Pick<Props, 'order'>) {
  const { t, lang } = useWords()
  return (
    <Timeline
      label={t('fibre.track.way')}
      events={orderEvents(order).map(({ id, status, state, at }) => ({
        id,
        state,
        stateLabel: t(`fibre.track.state.${state}`),
        title: t(`fibre.status.${status}`),
        time: at ? formatDateTime(at, lang) : undefined,
      }))}
    />
  )
}

function Actions({ order, guest }: Required<Pick<Props, 'order' | 'guest'>>) {
  const { t } = useWords()
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const { can, visit, contractNo, status } = order
  const engineer = visit?.engineer
  const close = () => setOpen(null)
  return (
    <div className={styles.actions}>
      {can.pay && !guest && (
        <ButtonLink href={toHref(resultPath(order.orderId))}>{t('fibre.track.pay')}</ButtonLink>
      )}
      {contractNo && !guest && (
        <ButtonLink href={toHref(paymentPath({ contract: contractNo }))}>{t('fibre.done.bills')}</ButtonLink>
      )}
      {can.move && !guest && (
        <Button variant={status === 'SLOT_NEEDED' ? 'primary' : 'secondary'} onClick={() => setOpen('move')}>
          {t(status === 'SLOT_NEEDED' ? 'fibre.track.choose' : 'fibre.track.move')}
        </Button>
      )}
      {engineer && (
        <ButtonLink variant="secondary" icon={PhoneIcon} href={dialHref(engineer.phone)}>
          {t('fibre.track.call', { name: engineer.name })}
        </ButtonLink>
      )}
      {can.cancel && !guest && (
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          {t('fibre.track.cancel')}
        </Button>
      )}
      {can.move && !guest && <MoveSheet order={order} open={open === 'move'} onClose={close} />}
      {can.cancel && !guest && <CancelSheet order={order} open={open === 'cancel'} onClose={close} />}
    </div>
  )
}

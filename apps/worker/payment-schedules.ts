import {
  makeHealthStore,
  makeNoticeStore,
  makePaymentFigures,
  type Channels,
} from '#modules/payments/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Schedule } from '#platform/jobs/schedule.ts'
import { watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'

const DAY_MS = 86_400_000
/** What channels told us, as `docs/data.md` says. */
const NOTICES_KEPT_DAYS = 400

type Deps = { readonly db: Database; readonly clock: Clock }
type Watched = Deps & { readonly metrics: Metrics; readonly channels: Channels }

/** From now on each channel is asked regularly, whether anybody pays or not, and waiting payments are counted. */
export async function watchPayments({ db, clock, metrics, channels }: Watched): Promise<void> {
  const figures = makePaymentFigures(db)
  const staff = 'Payments and refunds that only staff can end.'
  watchFigure(metrics, 'payments_for_staff', staff, figures.forStaff)
  const oldest = 'Age of the oldest order that is paid and not delivered.'
  watchFigure(metrics, 'payments_oldest_paid_seconds', oldest, () => figures.oldestPaidSeconds(clock.now()))
  await makeHealthStore(db).watch(
    channels.all.map(({ name }) => name),
    clock.now(),
  )
}

export const paymentSchedules = ({
  db,
  clock,
  settlePayments: work,
}: Deps & { readonly settlePayments: () => Promise<void> }): readonly Schedule[] => [
  { name: 'payments.settlement', cron: '0 3 * * *', work },
  // A file that comes late is found within the hour.
  { name: 'payments.settlement-late', cron: '40 * * * *', work },
  {
    name: 'payments.sweep',
    cron: '55 * * * *',
    work: () => makeNoticeStore(db).sweep(new Date(clock.now().getTime() - NOTICES_KEPT_DAYS * DAY_MS)),
  },
]

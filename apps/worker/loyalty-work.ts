import { bookOutPoints, lineAges } from '#adapters/core-ledger/ledger-points.ts'
import {
  DUE_BILL_CREDITS,
  DUE_EARNED,
  makeCreditBill,
  makeEarnStore,
  makeEndPoints,
  makeRunTiers,
  makeWorkEarned,
} from '#modules/loyalty/index.ts'
import type { FibreBook } from '#modules/fibre/index.ts'
import { yangonMonthsAfter } from '#language/yangon-day.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Value } from '#modules/value/index.ts'
import { makeEndVouchers } from '#modules/vouchers/index.ts'
import type { MoveKinds } from '#apps/wiring/move-kinds.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Schedule } from '#platform/jobs/schedule.ts'
import type { DueWork } from '#platform/jobs/worker.ts'
import type { Breakers } from './breakers.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly value: Value
  readonly kinds: MoveKinds
  readonly book: FibreBook
  readonly breakers: Pick<Breakers, 'core' | 'book'>
  readonly fit: (work: DueWork) => DueWork
}

/** Rows of loyalty whose time has come. */
export const dueOfLoyalty = ({ db, clock, value, kinds, book, breakers, fit }: Deps): readonly DueWork[] => [
  fit({
    ...DUE_EARNED,
    outside: breakers.core,
    handler: makeWorkEarned({ db, clock, value, credit: kinds.points, back: kinds.pointsBack }),
  }),
  {
    ...DUE_BILL_CREDITS,
    outside: breakers.book,
    handler: makeCreditBill({
      db,
      clock,
      book,
      value,
      exchange: kinds.exchange,
      back: kinds.exchangeBack,
    }),
  },
]

/** As `docs/data.md` says. */
const EARNED_KEPT_MONTHS = 13

type ByTheClock = { readonly db: Database; readonly clock: Clock; readonly rules: Rules }

/** Points end with their month; tiers are looked at on the 2nd, and in every minute after it until all have been. */
export function loyaltySchedules({ db, clock, rules }: ByTheClock): readonly Schedule[] {
  const endPoints = makeEndPoints({ db, clock, bookOut: bookOutPoints })
  const runTiers = makeRunTiers({ db, clock, rules, ages: lineAges })
  return [
    { name: 'loyalty.ends', cron: '* * * * *', work: async () => void (await endPoints()) },
    {
      name: 'loyalty.tiers',
      // One small read while there is nothing to do; when a worker died, another one goes on within a minute.
      cron: '* * * * *',
      atStart: true,
      work: async (signal) => void (await runTiers(signal)),
    },
    { name: 'vouchers.end', cron: '5 * * * *', work: makeEndVouchers({ db, clock }) },
    {
      name: 'loyalty.sweep',
      cron: '40 3 * * *',
      work: () => makeEarnStore(db).sweep(yangonMonthsAfter(clock.now(), -EARNED_KEPT_MONTHS)),
    },
  ]
}

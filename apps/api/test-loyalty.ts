import { bookOutPoints, lineAges } from '#adapters/core-ledger/ledger-points.ts'
import type { MoveKinds } from '#apps/wiring/move-kinds.ts'
import type { FibreBook } from '#modules/fibre/index.ts'
import {
  DUE_BILL_CREDITS,
  DUE_EARNED,
  makeCreditBill,
  makeEndPoints,
  makeRunTiers,
  makeWorkEarned,
} from '#modules/loyalty/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeEndVouchers } from '#modules/vouchers/index.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly value: Value
  readonly kinds: MoveKinds
  readonly rules: Rules
  readonly book: FibreBook
}

const EXACTLY = (ms: number): number => ms

/** The worker's part in loyalty, for tests that act as the worker. */
export const loyaltyWork = (
  worker: Parameters<typeof workThrough>[0],
  { db, clock, value, kinds, rules, book }: Deps,
) => ({
  /** Points whose hold is over, and points to be taken back. */
  workEarned: workThrough(worker, {
    ...DUE_EARNED,
    handler: makeWorkEarned({
      db,
      clock,
      value,
      credit: kinds.points,
      back: kinds.pointsBack,
      spread: EXACTLY,
    }),
  }),
  creditBills: workThrough(worker, {
    ...DUE_BILL_CREDITS,
    handler: makeCreditBill({
      db,
      clock,
      book,
      value,
      exchange: kinds.exchange,
      back: kinds.exchangeBack,
    }),
  }),
  endPoints: makeEndPoints({ db, clock, bookOut: bookOutPoints }),
  endVouchers: makeEndVouchers({ db, clock }),
  runTiers: makeRunTiers({ db, clock, rules, ages: lineAges, rests: false }),
})

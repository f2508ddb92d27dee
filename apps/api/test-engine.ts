import { wireFibre } from '#apps/wiring/fibre.ts'
import { wireLineEnds } from '#apps/wiring/line-ends.ts'
import { wirePayments } from '#apps/wiring/payments.ts'
import { wireProposals } from '#apps/wiring/proposals.ts'
import { wireValue } from '#apps/wiring/value.ts'
import { dueOfFibre } from '#apps/worker/fibre-work.ts'
import { dueOfPayments } from '#apps/worker/payment-work.ts'
import { FORGET_LINE } from '#apps/worker/value-work.ts'
import { wireFeeOrder } from '#apps/wiring/applications.ts'
import { DUE_APPLICATIONS, makeTimeApplication } from '#modules/applications/index.ts'
import type { Content } from '#modules/content/index.ts'
import type { FibreBook } from '#modules/fibre/index.ts'
import { DUE_LINE_EVENTS, type Identity } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { alwaysUp, type Channels } from '#modules/payments/index.ts'
import { DUE_DELETIONS, makeEndAccount } from '#modules/privacy/index.ts'
import { DUE_RENEWALS, makeRenew } from '#modules/purchases/index.ts'
import { DUE_RECALLS, makeRecalls } from '#modules/sharing/index.ts'
import {
  DUE_MOVES,
  makeEndByHand,
  makeReconcile,
  type OperatorCore,
  type ValueLog,
} from '#modules/value/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { loyaltyWork } from './test-loyalty.ts'
import type { DueWork } from '#platform/jobs/worker.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'

/** No random spread, so that tests can follow the retries exactly. */
export const EXACTLY = (ms: number): number => ms

type EngineDeps = {
  readonly db: Database
  readonly core: OperatorCore
  readonly content: Content
  readonly identity: Identity
  readonly queueSms: QueueSms
  readonly clock: Clock
  readonly log: ValueLog
  readonly config: Config
  readonly channels: Channels
  readonly cache: Pick<Cache, 'poke'>
  readonly book: FibreBook
}

/** The worker's part, for tests that act as the worker. */
export function wireEngine(engine: EngineDeps) {
  const { db, core, content, identity, queueSms, clock, log, config, channels, cache } = engine
  const { codes, lines, rules, tag } = identity
  const wired = wireValue({
    db,
    core,
    lines,
    codes,
    tag,
    queueSms,
    rules,
    content,
    clock,
    log,
    spread: EXACTLY,
    book: engine.book,
  })
  const { value, kinds, deps } = wired
  const { purchase, giveBack, recall, shares } = kinds
  const paying = { config, db, clock, rules, lines, tag, core, value, topup: kinds.topup, queueSms, log }
  const { book } = engine
  const fibre = wireFibre({ config, db, clock, rules, book, content, codes, queueSms, log })
  const balance = { value, payment: kinds.payment, paymentBack: kinds.paymentBack }
  const others = [...fibre.kinds, wireFeeOrder({ db, clock, content })]
  const { payments } = wirePayments({
    ...paying,
    balance,
    others,
    channels,
    health: alwaysUp,
    spread: EXACTLY,
  })
  const { cancelOrders } = payments
  const lineEvents = identity.lineEvents(wireLineEnds({ value, queueSms, cancelOrders }))
  const worker = { db, clock, onError: (err: unknown) => log.error({ err }, 'a job failed') }
  const timeApplications = {
    ...DUE_APPLICATIONS,
    handler: makeTimeApplication({ db, clock, queueSms, book, plans: fibre.plans, log }),
  }
  return {
    value,
    payments,
    fibre,
    /** Everything that is due for payments, once; returns the number of rows. */
    payDue: allOf(worker, [
      ...dueOfPayments(payments),
      ...dueOfFibre(fibre, { db, clock, rules }),
      timeApplications,
    ]),
    endByHand: makeEndByHand(deps),
    runProposals: workThrough(
      worker,
      wireProposals({ ...paying, cache, valueDeps: deps, payments, kinds, orderKinds: others }),
    ),
    lineEvent: lineEvents.told,
    finishLineEvents: workThrough(worker, { ...DUE_LINE_EVENTS, handler: lineEvents.finish }),
    purchase,
    giveBack,
    reconcile: workThrough(worker, {
      ...DUE_MOVES,
      handler: makeReconcile({ ...deps, settle: value.settle }),
    }),
    answerRecalls: workThrough(worker, {
      ...DUE_RECALLS,
      handler: makeRecalls({ db, clock, value, recall, shares, queueSms }).answer,
    }),
    ...loyaltyWork(worker, { db, clock, value, kinds, rules, book }),
    endAccounts: endingAccounts(worker, { db, clock, queueSms }, identity),
    renew: renewing(worker, { db, clock, value, purchase, giveBack, queueSms }),
  }
}

/** Works through everything due once; returns the number of rows. */
const allOf = (worker: Parameters<typeof workThrough>[0], works: readonly DueWork[]) =>
  async function workAll(): Promise<number> {
    let done = 0
    for (const work of works) done += await workThrough(worker, work)()
    return done
  }

type Renewing = Pick<
  Parameters<typeof makeRenew>[0],
  'db' | 'clock' | 'value' | 'purchase' | 'giveBack' | 'queueSms'
>

const renewing = (worker: Parameters<typeof workThrough>[0], deps: Renewing) =>
  workThrough(worker, {
    ...DUE_RENEWALS,
    handler: makeRenew({ ...deps, nameOf: (code) => code, spread: EXACTLY }),
  })

type Ending = Pick<Parameters<typeof makeEndAccount>[0], 'db' | 'clock' | 'queueSms'>

const endingAccounts = (
  worker: Parameters<typeof workThrough>[0],
  deps: Ending,
  { sessions, note }: Identity,
) =>
  workThrough(worker, {
    ...DUE_DELETIONS,
    handler: makeEndAccount({ ...deps, sessions, note, forget: FORGET_LINE }),
  })

import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { wirePayments } from '#apps/wiring/payments.ts'
import { wireProposals } from '#apps/wiring/proposals.ts'
import { dueOfPayments } from '#apps/worker/payment-work.ts'
import { newMoveId } from '#contracts/move-id.ts'
import type { LineDirectory } from '#modules/identity/index.ts'
import { makeAdjustKind } from '#modules/office/index.ts'
import { fakeChannel, type FakeChannel } from '#modules/payments/channel.fake.ts'
import {
  alwaysUp,
  makeChannels,
  makeHandOver,
  makeTakeBackKind,
  makeTopupKind,
  type PaymentCrashPoint,
  type Payments,
} from '#modules/payments/index.ts'
import { endProposalOf } from '#modules/proposals/index.ts'
import { makeAdjustPointsKind } from '#modules/loyalty/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { DUE_MOVES, makeReconcile, makeValue, type OperatorCore } from '#modules/value/index.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'
import { withOwnDatabase } from '../own-database.ts'
import { byWay, type Way } from '../value/way.ts'

export const FACE = 10_000
export const CREDIT = 9_523
const FIRST_LINE = 959_650_000_000
const AT_ONCE = 400

const QUIET = { warn: () => {}, error: () => {} }
const EVERYBODY: LineDirectory = { find: async () => ({ state: 'ACTIVE', simChangedAt: null }) }
const SETTINGS = {
  config: { PUBLIC_ORIGIN: 'http://localhost:8080', SMS_BODY_KEY: '5b'.repeat(32) },
  rules: standardRules(),
  lines: EVERYBODY,
  tag: (text: string) => text,
  queueSms: async () => {},
  health: alwaysUp,
  log: QUIET,
  spread: (ms: number) => ms,
}
const nobody = () => Promise.reject(new Error('no code is asked for'))

export type SiteOptions = {
  readonly way?: Way
  readonly fakes?: readonly FakeChannel[]
  /** Wraps the ledger that the engine uses. */
  readonly core?: (core: OperatorCore) => OperatorCore
  readonly at?: (point: PaymentCrashPoint) => void | Promise<void>
}

/** Payments with everything they need, over the attack's own database with a clock the attack moves. */
export const withPaySite = <T>(options: SiteOptions, work: (site: PaySite) => Promise<T>): Promise<T> =>
  withOwnDatabase(async (url) => {
    const site = { url, ...openPaySite(url, options) }
    try {
      return await work(site)
    } finally {
      await site.close()
    }
  })

function openPaySite(
  url: string,
  { way = 'one-trip', fakes = [fakeChannel()], core: wrap, at }: SiteOptions,
) {
  const db = makeDatabase(url, { maxConnections: 16 })
  const clock = fixedClock(systemClock.now().toISOString())
  const core = (wrap ?? ((one) => one))(byWay(makeLedgerCore({ db, clock }), way))
  const ledger = makeLedgerCore({ db, clock })
  const kinds = makeKinds()
  const { topup, takeBack } = kinds
  const codes = { issue: nobody, verify: nobody }
  const { queueSms } = SETTINGS
  const deps = { db, core, codes, queueSms, clock, log: QUIET, kinds: Object.values(kinds) }
  const value = makeValue(deps)
  const channels = makeChannels(fakes.map(({ channel }) => channel))
  const wired = { ...SETTINGS, db, clock, core, value, topup, channels }
  const { payments } = wirePayments({ ...wired, ...(at && { at }) })
  const keeping = makeLedgerKeeping({ db, clock })
  const cache = { poke: async () => {} }
  /** Runs approved proposals like a worker. */
  const proposals = wireProposals({ ...wired, cache, valueDeps: deps, payments, kinds, orderKinds: [] })
  const reconcile = workThrough(
    { db, clock },
    { ...DUE_MOVES, handler: makeReconcile({ ...deps, settle: value.settle }) },
    AT_ONCE,
  )
  const newKey = () => newMoveId(clock.now().getTime())
  let opened = 0

  async function settleWith(one: Payments, most = 30): Promise<void> {
    for (let round = 0; round < most; round += 1) {
      let done = await reconcile()
      for (const due of dueOfPayments(one)) done += await workThrough({ db, clock }, due, AT_ONCE)()
      if (done === 0) return
    }
  }

  return {
    db,
    clock,
    core,
    value,
    topup,
    payments,
    proposals,
    takeBack,
    channels,
    keeping,
    newKey,
    /** Like a process that starts after the first one died. */
    another: () => wirePayments(wired).payments,
    settle: (most?: number) => settleWith(payments, most),
    settleWith,
    async openLines(count: number): Promise<string[]> {
      const numbers = Array.from({ length: count }, (_, place) => String(FIRST_LINE + opened + place))
      opened += count
      await keeping.openLines({ numbers, kyat: 0, activatedAt: clock.now() })
      return numbers
    },
    ...makePayers(payments, newKey),
    async kyat(line: string): Promise<number> {
      const found = await ledger.line(line)
      return (found?.buckets ?? []).reduce((sum, { balance }) => sum + balance, 0)
    },
    close: () => db.destroy(),
  }
}

const makeKinds = () => ({
  topup: makeTopupKind(),
  takeBack: makeTakeBackKind(makeHandOver(endProposalOf)),
  adjust: makeAdjustKind((tx, id, now) => endProposalOf(tx, id, null, now)),
  pointsAdjust: makeAdjustPointsKind(SETTINGS.rules, (tx, id, now) => endProposalOf(tx, id, null, now)),
})

export type PaySite = ReturnType<typeof openPaySite> & { readonly url: string }

const payerOf = (line: string) => ({ owner: `account:${line}`, number: line, guest: false })

/** The actions of payers. */
function makePayers(payments: Payments, newKey: () => string) {
  const order = async (line: string, key = newKey()): Promise<string> => {
    const body = { type: 'TOPUP', target: line, faceValue: FACE, expectedTotal: FACE } as const
    const placed = await payments.createOrder({ id: key, payer: payerOf(line), body, lang: 'en' })
    if (!placed.ok) throw new Error(`no order: ${placed.code}`)
    return placed.value.id
  }
  const pay = (line: string, orderId: string, channelCode = 'FAKE', key = newKey()) =>
    payments.makePayment({ id: key, payer: payerOf(line), orderId, channelCode, returnPath: '/#/top-up' })
  return {
    payerOf,
    order,
    pay,
    async begun(line: string, channelCode = 'FAKE') {
      const orderId = await order(line)
      const paid = await pay(line, orderId, channelCode)
      if (!paid.ok) throw new Error(`no payment: ${paid.code}`)
      const { id, reference } = paid.value.payment
      return { orderId, id, reference }
    },
  }
}

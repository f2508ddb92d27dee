import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { wireCore } from '#apps/wiring/core.ts'
import { wireBook, wireFibre } from '#apps/wiring/fibre.ts'
import { wireLineEnds } from '#apps/wiring/line-ends.ts'
import { wireIdentity, wireQueueSms } from '#apps/wiring/identity.ts'
import { wireProposals } from '#apps/wiring/proposals.ts'
import { wireValue } from '#apps/wiring/value.ts'
import { makeCallBackStore } from '#modules/call-backs/index.ts'
import { makeContactStore } from '#modules/contact/index.ts'
import { readArt, startContent } from '#modules/content/index.ts'
import { fibreSource, makeFibreForgetStore } from '#modules/fibre/index.ts'
import { DUE_LINE_EVENTS } from '#modules/identity/index.ts'
import { offerProblems, offerSource, packagesNotOnSale, packageSource } from '#modules/packages/index.ts'
import { makeSuspensionStore } from '#modules/lost-phone/index.ts'
import { makeRecordStore } from '#modules/office/index.ts'
import { makeOrderStore } from '#modules/payments/index.ts'
import { DUE_DELETIONS, makeEndAccount, type ForgetLine } from '#modules/privacy/index.ts'
import { DUE_RENEWALS, makeRenew, makeRenewTogether, stopAllRenewing } from '#modules/purchases/index.ts'
import { makeRecipientStore } from '#modules/recipients/index.ts'
import { makeWatchStore } from '#modules/status/index.ts'
import { wireFeeOrder } from '#apps/wiring/applications.ts'
import { applicationTypeSource, makeApplicationForgetStore } from '#modules/applications/index.ts'
import { makeTicketForgetStore } from '#modules/tickets/index.ts'
import { openRules } from '#modules/rules/index.ts'
import { DUE_RECALLS, makeOwnAsksStore, makeRecalls } from '#modules/sharing/index.ts'
import {
  DUE_MOVES,
  makeHistoryReadModel,
  makeHistoryStore,
  makeReconcile,
  type OperatorCore,
} from '#modules/value/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { makeRoom } from '#platform/jobs/room.ts'
import type { DueWork } from '#platform/jobs/worker.ts'
import type { Logger } from '#platform/log/logger.ts'
import type { Metrics } from '#platform/metrics/request-metrics.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeBreakers, type Breakers } from './breakers.ts'
import { dueOfCare } from './care-work.ts'
import { dueOfFibre } from './fibre-work.ts'
import { dueOfLoyalty } from './loyalty-work.ts'
import { dueOfPayments, wirePaymentWork } from './payment-work.ts'
import { dueOfStatus } from './status-work.ts'

type Options = {
  readonly config: Config
  readonly db: Database
  readonly cache: Cache
  readonly log: Logger
  readonly clock: Clock
  readonly note: NoteSecurity
  readonly metrics?: Metrics
  readonly breakers?: Breakers
}

/** What becomes of a line's choices and history when its account ends; its packages run on. */
export const FORGET_LINE: readonly ForgetLine[] = [
  (tx, line) => makeContactStore(tx).forgetLine(line),
  (tx, line) => makeRecipientStore(tx).forgetLine(line),
  (tx, line) => makeOwnAsksStore(tx).forgetLine(line),
  (tx, line) => makeOrderStore(tx).forgetLine(line),
  (tx, line) => makeRecordStore(tx).forgetLine(line),
  (tx, line, now) => makeFibreForgetStore(tx).forgetLine(line, now),
  (tx, line) => makeCallBackStore(tx).forgetLine(line),
  (tx, line, now) => makeTicketForgetStore(tx).forgetLine(line, now),
  (tx, line, now) => makeApplicationForgetStore(tx).forgetLine(line, now),
  (tx, line) => makeSuspensionStore(tx).forgetLine(line),
  (tx, line) => makeWatchStore(tx).forgetLine(line),
  stopAllRenewing,
  (tx, line, now) => makeHistoryStore(tx).startAt(line, now),
]

/** Connections left free for feeds and schedules, which must never wait for one. */
const LEFT_FREE = 4

/**
 * A core in our own database answers as fast as there are connections, and a job that waits for one would take the core for silent: so no
 * more run at a time than there are connections. For a core outside all lanes run.
 */
function fitTo(core: OperatorCore, connections: number): (work: DueWork) => DueWork {
  if (!core.within) return (work) => work
  const inRoom = makeRoom(Math.max(1, connections - LEFT_FREE))
  return ({ job, handler, together, ...work }) => ({
    ...work,
    job: { ...job, manner: 'ownDatabase' },
    handler: (id) => inRoom(() => handler(id)),
    ...(together && {
      together: async (ids) => {
        const handle = await inRoom(() => together(ids))
        return (id) => inRoom(() => handle(id))
      },
    }),
  })
}

/** What is sold, and what people apply for. */
const openContent = ({ config, db, clock, log }: Options) =>
  startContent({
    db,
    url: config.DATABASE_DIRECT_URL,
    sources: [packageSource, offerSource, fibreSource, applicationTypeSource],
    snapshotPath: null,
    art: readArt(config.WEB_DIST),
    clock,
    log,
  })

/** What the worker does with moves, renewals, recalls and accounts whose time has come. */
export async function wireValueWork(options: Options) {
  const { config, db, cache, log, clock, breakers = makeBreakers() } = options
  const { core: outside } = breakers
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  const content = await openContent(options)
  const queueSms = wireQueueSms({ config, cache, clock, onError })
  const rules = await openRules({ db, cache, clock, log })
  const { note: told } = options
  const identity = wireIdentity({ config, db, cache, clock, log, onError, note: told, rules, queueSms })
  const { lines, codes, tag, sessions, note } = identity
  const { metrics } = options
  const core = wireCore({ config, db, clock, metrics })
  const book = wireBook({ config, db, clock, rules })
  const parts = { db, core, lines, codes, tag, queueSms, rules, content, clock, log, book, metrics }
  const { value, kinds, names, deps } = wireValue(parts)
  const nameOf = (code: string) => names(code)?.name ?? code
  const { purchase, giveBack, recall, shares } = kinds
  const paying = { config, db, clock, rules, lines, tag, core, value, topup: kinds.topup, queueSms, log }
  const fibre = wireFibre({ config, db, clock, rules, book, content, codes, queueSms, log })
  const balance = { value, payment: kinds.payment, paymentBack: kinds.paymentBack }
  const others = [...fibre.kinds, wireFeeOrder({ db, clock, content })]
  const work = wirePaymentWork({ ...paying, balance, others })
  const { payments, channels, settlePayments } = work
  const { cancelOrders } = payments
  const lineEvents = identity.lineEvents(wireLineEnds({ value, queueSms, cancelOrders }))
  const fit = fitTo(core, config.WORKER_CONNECTIONS)
  const renewing = { db, clock, value, purchase, giveBack, queueSms, nameOf }
  const due: readonly DueWork[] = [
    fit({ ...DUE_MOVES, outside, handler: makeReconcile({ ...deps, settle: value.settle }) }),
    fit({
      ...DUE_RENEWALS,
      outside,
      handler: makeRenew(renewing),
      together: makeRenewTogether(renewing),
    }),
    ...dueOfLoyalty({ db, clock, value, kinds, book, breakers, fit }),
    fit({
      ...DUE_RECALLS,
      outside,
      handler: makeRecalls({ db, clock, value, recall, shares, queueSms }).answer,
    }),
    {
      ...DUE_DELETIONS,
      handler: makeEndAccount({ db, clock, sessions, queueSms, note, forget: FORGET_LINE }),
    },
    fit({ ...DUE_LINE_EVENTS, handler: lineEvents.finish }),
    ...dueOfPayments(payments, fit),
    fit(wireProposals({ ...paying, cache, valueDeps: deps, payments, kinds, orderKinds: fibre.kinds })),
    ...dueOfFibre(fibre, { db, clock, rules }, breakers.book),
    ...dueOfCare({ config, db, clock, rules, queueSms, log, lines, told: lineEvents.told, fibre, breakers }),
    ...dueOfStatus({ config, db, clock, content, channels, queueSms, log }),
  ]
  return {
    content,
    rules,
    queueSms,
    identity,
    core,
    due,
    keeping: makeLedgerKeeping({ db, clock }),
    history: makeHistoryReadModel(db),
    channels,
    settlePayments,
    /** What the operator tells of a line. */
    lineEvent: lineEvents.told,
    notOnSale: () => packagesNotOnSale(content.memory.current(), clock.now()),
    /** Posts and banners whose offer is missing or over. */
    offerProblems: () => offerProblems(content.memory.current(), clock.now()),
  }
}

import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { asIfOutside, makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { steered } from '#adapters/core-simulator/steered-core.ts'
import enSms from '#i18n/en/sms.json' with { type: 'json' }
import mySms from '#i18n/my/sms.json' with { type: 'json' }
import { readArt, startContent } from '#modules/content/index.ts'
import { makeIdentity, makeLineStore } from '#modules/identity/index.ts'
import { makeMoveKinds } from '#apps/wiring/move-kinds.ts'
import { makeQueueSms } from '#modules/notify/index.ts'
import { findProduct, packagesNotOnSale, packageSource, productNames } from '#modules/packages/index.ts'
import { DUE_DELETIONS, makeEndAccount, type ForgetLine } from '#modules/privacy/index.ts'
import { DUE_RENEWALS, makeRenew, stopAllRenewing } from '#modules/purchases/index.ts'
import { makeRecipientStore } from '#modules/recipients/index.ts'
import { DUE_RECALLS, makeOwnAsksStore, makeRecalls } from '#modules/sharing/index.ts'
import {
  DUE_MOVES,
  makeEndHeld,
  makeHistoryReadModel,
  makeHistoryStore,
  makeReconcile,
  makeValue,
  type OperatorCore,
} from '#modules/value/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { makeBreaker, type Breaker } from '#platform/jobs/breaker.ts'
import { makeRoom } from '#platform/jobs/room.ts'
import type { DueWork } from '#platform/jobs/worker.ts'
import type { Logger } from '#platform/log/logger.ts'

type Options = {
  readonly config: Config
  readonly db: Database
  readonly cache: Cache
  readonly log: Logger
  readonly clock: Clock
  /** What the worker knows about the operator's core. */
  readonly coreBreaker?: Breaker
}

/** What becomes of a line's choices and history when its account ends; its packages run on. */
export const FORGET_LINE: readonly ForgetLine[] = [
  (tx, line) => makeRecipientStore(tx).forgetLine(line),
  (tx, line) => makeOwnAsksStore(tx).forgetLine(line),
  stopAllRenewing,
  (tx, line, now) => makeHistoryStore(tx).startAt(line, now),
]

type Handler = DueWork['handler']

/** What feeds, and what comes by the clock, are never kept waiting for a connection. */
const LEFT_FREE = 4

/**
 * A core in our own database answers as fast as there are connections, and whoever waits for one would take it for silent:
 * no more at a time than can be served. A core outside has all lanes.
 */
function roomFor(core: OperatorCore, connections: number): (handler: Handler) => Handler {
  if (!core.within) return (handler) => handler
  const inRoom = makeRoom(Math.max(1, connections - LEFT_FREE))
  return (handler) => (id) => inRoom(() => handler(id))
}

/** The module's use cases over this process's connections. */
export async function wireValue(options: Options) {
  const { config, db, cache, log, clock, coreBreaker: outside = makeBreaker({ name: 'core' }) } = options
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  const content = await startContent({
    db,
    url: config.DATABASE_URL,
    sources: [packageSource],
    snapshotPath: null,
    art: readArt(config.WEB_DIST),
    clock,
    log,
  })
  const words = { en: enSms, my: mySms }
  const host = new URL(config.PUBLIC_ORIGIN).hostname
  const queueSms = makeQueueSms({ words, bodyKey: config.SMS_BODY_KEY, host, cache, clock, onError })
  const lines = makeLineStore(db)
  const ledger = makeLedgerCore({ db, clock })
  const builtIn = config.VALUE_TWO_PHASE ? asIfOutside(ledger) : ledger
  const core = config.PROFILE === 'demo' ? steered(builtIn, config.SIMULATOR_URL) : builtIn
  const product = (id: string) => findProduct(content.memory.current(), id, clock.now())
  const kinds = makeMoveKinds({ db, core, lines, clock, queueSms, product })
  const { codes, sessions, lineEvents } = makeIdentity({
    db,
    cache,
    clock,
    lines,
    queueSms,
    onError,
    note: () => {},
    secret: config.IDENTITY_KEY,
    origin: config.PUBLIC_ORIGIN,
    allowedOrigins: config.ALLOWED_ORIGINS,
  })
  const deps = { db, core, codes, queueSms, clock, log, kinds: kinds.all }
  const value = makeValue(deps)
  const nameOf = (code: string) => productNames(content.memory.current(), code)?.name ?? code
  const { purchase, giveBack, recall, shares } = kinds
  const room = roomFor(core, config.WORKER_CONNECTIONS)
  const due: readonly DueWork[] = [
    {
      ...DUE_MOVES,
      outside,
      handler: room(makeReconcile({ db, core, clock, log, kinds: kinds.all, settle: value.settle })),
    },
    {
      ...DUE_RENEWALS,
      outside,
      handler: room(makeRenew({ db, clock, value, purchase, giveBack, queueSms, nameOf })),
    },
    {
      ...DUE_RECALLS,
      outside,
      handler: room(makeRecalls({ db, clock, value, recall, shares, queueSms }).answer),
    },
    {
      ...DUE_DELETIONS,
      handler: makeEndAccount({ db, clock, sessions, queueSms, forget: FORGET_LINE }),
    },
  ]
  return {
    content,
    due,
    keeping: makeLedgerKeeping({ db, clock }),
    history: makeHistoryReadModel(db),
    endHeld: makeEndHeld(deps),
    /** What the operator tells of a line. */
    lineEvent: lineEvents(value.giveUpWaiting),
    notOnSale: () => packagesNotOnSale(content.memory.current(), clock.now()),
  }
}

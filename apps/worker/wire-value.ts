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
import { makeEndAccounts, type ForgetLine } from '#modules/privacy/index.ts'
import { makeRenew, stopAllRenewing } from '#modules/purchases/index.ts'
import { makeRecipientStore } from '#modules/recipients/index.ts'
import { makeOwnAsksStore, makeRecalls } from '#modules/sharing/index.ts'
import {
  makeEndHeld,
  makeHistoryReadModel,
  makeHistoryStore,
  makeReconcile,
  makeValue,
} from '#modules/value/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'

type Options = {
  readonly config: Config
  readonly db: Database
  readonly cache: Cache
  readonly log: Logger
  readonly clock: Clock
}

/** What becomes of a line's choices and history when its account ends; its packages run on. */
export const FORGET_LINE: readonly ForgetLine[] = [
  (tx, line) => makeRecipientStore(tx).forgetLine(line),
  (tx, line) => makeOwnAsksStore(tx).forgetLine(line),
  (tx, line) => stopAllRenewing(tx, line),
  (tx, line, now) => makeHistoryStore(tx).startAt(line, now),
]

/** The module's use cases over this process's connections. */
export async function wireValue({ config, db, cache, log, clock }: Options) {
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
  const { codes, sessions } = makeIdentity({
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
  return {
    content,
    reconcile: makeReconcile({ db, core, clock, log, kinds: kinds.all, settle: value.settle }),
    answerRecalls: makeRecalls({
      db,
      clock,
      value,
      recall: kinds.recall,
      shares: kinds.shares,
      queueSms,
      log,
    }).answerDue,
    renew: makeRenew({ db, clock, value, purchase: kinds.purchase, queueSms, nameOf, log }),
    endAccounts: makeEndAccounts({ db, clock, sessions, queueSms, forget: FORGET_LINE }),
    keeping: makeLedgerKeeping({ db, clock }),
    history: makeHistoryReadModel(db),
    endHeld: makeEndHeld(deps),
    notOnSale: () => packagesNotOnSale(content.memory.current(), clock.now()),
  }
}

import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { steered } from '#adapters/core-simulator/steered-core.ts'
import enSms from '#i18n/en/sms.json' with { type: 'json' }
import mySms from '#i18n/my/sms.json' with { type: 'json' }
import { readArt, startContent } from '#modules/content/index.ts'
import { makeGiftStore } from '#modules/gifts/index.ts'
import { makeIdentity, makeLineStore } from '#modules/identity/index.ts'
import { makeMoveKinds } from '#modules/moves/index.ts'
import { makeQueueSms } from '#modules/notify/index.ts'
import { findProduct, packagesNotOnSale, packageSource, productNames } from '#modules/packages/index.ts'
import { makeEndAccounts, type ForgetLine } from '#modules/privacy/index.ts'
import { makeRenew, makeSubscriptionStore } from '#modules/purchases/index.ts'
import { makeOwnAsksStore, makeRecalls } from '#modules/sharing/index.ts'
import { makeHistoryReadModel, makeHistoryStore, makeReconcile, makeValue } from '#modules/value/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'
import { repeat } from './repeat.ts'

type Options = {
  readonly config: Config
  readonly db: Database
  readonly cache: Cache
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: Clock
}

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

/** What becomes of a line's choices and history when its account ends; its packages run on. */
export const FORGET_LINE: readonly ForgetLine[] = [
  (tx, line) => makeGiftStore(tx).forgetLine(line),
  (tx, line) => makeOwnAsksStore(tx).forgetLine(line),
  (tx, line) => makeSubscriptionStore(tx).stopAllRenewing(line),
  (tx, line, now) => makeHistoryStore(tx).startAt(line, now),
]

/** The module's use cases over this process's connections. */
async function wireValue({ config, db, cache, log, clock }: Options) {
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
  const core = steered(makeLedgerCore({ db, clock }), config.SIMULATOR_URL)
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
  const value = makeValue({ db, core, codes, queueSms, clock, log, kinds: kinds.all })
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
    notOnSale: () => packagesNotOnSale(content.memory.current(), clock.now()),
  }
}

/** What must happen to value without anybody asking: open moves, renewals, holds, seals and sums. */
export async function startValue(options: Options): Promise<{ close(): Promise<void> }> {
  const { log, metrics, clock } = options
  const { content, reconcile, renew, answerRecalls, endAccounts, keeping, history, notOnSale } =
    await wireValue(options)
  let oldestSeconds = 0
  const oldest = 'Age of the oldest move without an answer.'
  watchFigure(metrics, 'value_oldest_unknown_seconds', oldest, () => oldestSeconds)
  const unsold = 'Products somebody meant to sell and nobody can buy.'
  watchFigure(metrics, 'packages_not_on_sale', unsold, () => notOnSale().length)

  async function keepLedger(): Promise<void> {
    await keeping.ensureMonths()
    await keeping.sealDays()
    const broken = await keeping.brokenDays()
    if (broken.length > 0) log.error({ days: broken }, 'the ledger is not what was sealed')
    if (notOnSale().length > 0) log.warn({ notOnSale: notOnSale() }, 'packages nobody can buy')
  }

  const loops = [
    repeat('open moves', SECOND_MS, log, reconcile),
    repeat('renewals', SECOND_MS, log, renew),
    repeat('recalls', SECOND_MS, log, answerRecalls),
    repeat('accounts that end', 5 * SECOND_MS, log, endAccounts),
    repeat('holds', 5 * SECOND_MS, log, () => keeping.expireHolds()),
    repeat('figures', 10 * SECOND_MS, log, async () => {
      oldestSeconds = await history.oldestUnknownSeconds(clock.now())
    }),
    repeat('ledger', HOUR_MS, log, keepLedger),
  ]
  return {
    async close() {
      await Promise.all(loops.map((loop) => loop.close()))
      await content.close()
    },
  }
}

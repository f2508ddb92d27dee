import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openSmppCentres } from '#adapters/smpp/open-centres.ts'
import type { SmppCentre } from '#adapters/smpp/smpp-centre.ts'
import { makeInbox } from '#apps/simulator/sms/inbox.ts'
import { startSmsc } from '#apps/simulator/sms/smsc.ts'
import { allOff, type Switches } from '#apps/simulator/sms/switches.ts'
import en from '#i18n/en/sms.json' with { type: 'json' }
import my from '#i18n/my/sms.json' with { type: 'json' }
import { makeQueueSms, startSms, type QueueSms, type RenewCode } from '#modules/notify/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeLogger } from '#platform/log/logger.ts'
import type { Size } from '../fault.ts'
import { withOwnDatabase } from '../own-database.ts'
import { keepBooks, type Books } from './books.ts'
import { makeWeather, secondsOf, STORMS } from './weather.ts'

export type StormFigures = {
  readonly messages: number
  readonly withoutEnd: number
  readonly late: number
  readonly duplicates: number
  readonly links: { readonly lost: number; readonly slow: number }
}

const MESSAGES: Record<Size, number> = { ci: 1_000, full: 50_000 }
const BINDS = 4
const TRANSACTIONS = 200
const REBIND_WITHIN_MS = 5_000
const QUIET_SECONDS = 120
/** Production waits ten seconds for an answer; the small run has no time for that. */
const TIMING = { ci: { responseMs: 1_000, enquireMs: 1_000 }, full: {} } as const

const log = makeLogger({ level: 'silent', process: 'fault' })

/** Everything as in production, but for the centre: the module, its table, the adapter, and a storm on the other side. */
export const runStorm = (size: Size): Promise<StormFigures> =>
  withOwnDatabase(async (url) => {
    const db = makeDatabase(url)
    const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
    const books = keepBooks(() => clock.now().getTime())
    const switches = allOff()
    const inbox = { ...makeInbox(), add: ({ text }: { text: string }) => books.arrived(text) }
    const smsc = await startSmsc({ port: 0, clock, inbox, switches })
    const bodyKey = randomBytes(32).toString('hex')
    const queueSms = makeQueueSms({
      words: { en, my },
      bodyKey,
      host: 'localhost',
      cache,
      clock,
      onError: () => {},
    })
    const centre = openSmppCentres({
      urls: [`smpp://storm:storm@127.0.0.1:${smsc.port}`],
      binds: BINDS,
      perSecond: 200,
      log,
      timing: TIMING[size],
    })
    const links = watchLinks(centre, switches)
    const renewCode: RenewCode = (tx, { id, to, validUntil }) => {
      const code = books.newCode(validUntil)
      const rest = { lang: 'en', template: 'login', priority: 'code' } as const
      return queueSms(tx, { id: randomUUID(), to, validUntil, slots: { code }, renews: id, ...rest })
    }
    const sms = startSms({ db, cache, clock, log, centre, bodyKey, renewCode })
    try {
      const weather = makeWeather(STORMS[size], smsc, switches)
      await Promise.all([weather, queueAll(db, queueSms, books, size)])
      const withoutEnd = await openAfterAll(db)
      return {
        messages: MESSAGES[size],
        withoutEnd,
        late: books.late(),
        duplicates: books.duplicates(),
        links: links.stop(),
      }
    } finally {
      await sms.close()
      await smsc.close()
      await cache.close()
      await db.destroy()
    }
  })

/** All the while the weather lasts. One in five is a notice, one in seven has so short a life that a storm outlasts it. */
async function queueAll(db: Database, queueSms: QueueSms, books: Books, size: Size): Promise<void> {
  const perTransaction = MESSAGES[size] / TRANSACTIONS
  const pauseMs = (secondsOf(STORMS[size]) / TRANSACTIONS) * 1000
  for (let turn = 0; turn < TRANSACTIONS; turn += 1) {
    const queued = inTransaction(db, async (tx) => {
      for (let at = turn * perTransaction; at < (turn + 1) * perTransaction; at += 1) {
        const validUntil = new Date(clock.now().getTime() + (at % 7 === 0 ? 4_000 : 180_000))
        await queueSms(tx, {
          id: randomUUID(),
          to: `9596912${String(at).padStart(5, '0')}`,
          lang: at % 2 ? 'en' : 'my',
          template: 'login',
          slots: { code: books.newCode(validUntil) },
          priority: at % 5 === 0 ? 'notice' : 'code',
          validUntil,
        })
      }
    })
    await Promise.all([queued, wait(pauseMs)])
  }
}

/** How many have no known end when all is calm again. */
async function openAfterAll(db: Database): Promise<number> {
  const open = async () => {
    const rows = db
      .selectFrom('sms_message')
      .select((count) => count.fn.countAll<number>().as('open'))
      .where('state', 'in', ['QUEUED', 'SENDING', 'SUBMITTED'])
    return (await rows.executeTakeFirstOrThrow()).open
  }
  for (let seconds = 0; seconds < QUIET_SECONDS && (await open()) > 0; seconds += 1) await wait(1000)
  return open()
}

/** How long each lost link took to come back, counted from when the other side could answer. */
function watchLinks(centre: SmppCentre, switches: Switches) {
  let lostAt: number | undefined
  let started = false
  const figures = { lost: 0, slow: 0 }
  const timer = setInterval(() => {
    const whole = centre.boundCount() === BINDS
    started ||= whole
    const now = performance.now()
    if (!started) return
    if (whole) {
      if (lostAt !== undefined && now - lostAt > REBIND_WITHIN_MS) figures.slow += 1
      lostAt = undefined
    } else if (lostAt === undefined || switches.silent) {
      if (lostAt === undefined) figures.lost += 1
      lostAt = now
    }
  }, 20)
  return {
    stop() {
      clearInterval(timer)
      if (lostAt !== undefined && performance.now() - lostAt > REBIND_WITHIN_MS) figures.slow += 1
      return figures
    },
  }
}

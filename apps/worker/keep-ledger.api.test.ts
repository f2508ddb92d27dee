import { kyat } from '#modules/value/index.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { freshDatabase, servingUrl } from '#db/test-database.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { makeMetrics } from '#platform/metrics/request-metrics.ts'
import { keepLedger } from './keep-ledger.ts'

const DAY_MS = 86_400_000
const LINE = '959650000077'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A ledger whose one line is of the day that may be sealed since an hour, and what its keeper says once it is started. */
async function ledger() {
  const { db, url } = await freshDatabase()
  const clock = fixedClock(systemClock.now().toISOString())
  await makeLedgerKeeping({ db, clock }).openLines({ numbers: [LINE], kyat: 500, activatedAt: clock.now() })
  const seal = new Date(clock.now().getTime() + 2 * DAY_MS)
  clock.set(`${seal.toISOString().slice(0, 10)}T02:00:00Z`)
  const said: string[] = []
  const log = makeLogger({ level: 'info', process: 'test', stream: { write: (line) => said.push(line) } })
  let metrics = makeMetrics('test')
  const start = () => {
    metrics = makeMetrics('test')
    const keeper = keepLedger({ config: { DATABASE_URL: servingUrl(url, 'worker') }, log, metrics, clock })
    const signal = new AbortController().signal
    const running = keeper.schedules.map(({ work }) => work(signal).catch(() => {}))
    closers.push(async () => {
      keeper.stop()
      await Promise.all(running)
      await keeper.close()
    })
  }
  const heard = async (words: string): Promise<string> => {
    // The keeper rests between its pieces, and on a busy machine the rests grow with the work.
    for (let tries = 0; tries < 2_400; tries += 1) {
      const line = said.find((one) => one.includes(words))
      if (line) return line
      await wait(25)
    }
    return ''
  }
  return { db, clock, start, heard, said, figures: () => metrics.registry.metrics() }
}

describe('the keeper of the ledger', { timeout: 90_000 }, () => {
  it('tells an account that does not add up as an error and as a figure', async () => {
    const { db, start, heard, figures } = await ledger()
    await sql`update ledger.bucket set balance = balance + 1 where owner = ${LINE}`.execute(db)
    start()
    const line = await heard('BALANCE_NOT_ITS_ENTRIES')
    expect(line).toContain('"level":"error"')
    expect(await figures()).toMatch(/ledger_accounts_wrong\{[^}]*\} 1/)
  })

  it('control: says nothing of the kind when all is well, and the seal of a day with its whole hash', async () => {
    const { db, start, heard, said, figures } = await ledger()
    start()
    const line = await heard('a day of the ledger is sealed')
    const { rows } = await sql<{ hash: string }>`select encode(hash, 'hex') as hash from ledger.seal`.execute(
      db,
    )
    expect(line).toContain(rows[0]?.hash)
    await wait(300)
    expect(said.filter((one) => one.includes('"level":"error"'))).toEqual([])
    expect(await figures()).toMatch(/ledger_accounts_wrong\{[^}]*\} 0/)
  })

  it('tells it as an error when the proof is late', async () => {
    const { db, clock, start, heard, figures } = await ledger()
    start()
    await heard('a day of the ledger is sealed')
    for (const close of closers.splice(0)) await close()
    clock.forward(5 * DAY_MS)
    // Somebody else holds the proof and does not come on.
    await db.transaction().execute(async (tx) => {
      await sql`select ledger.alone()`.execute(tx)
      start()
      expect(await heard('the proof of the ledger is late')).toContain('"level":"error"')
    })
    expect(await figures()).toMatch(/ledger_days_unsealed\{[^}]*\} [1-9]/)
  })

  it('books out what has ended, and clears away what is needed no more', async () => {
    const { db, clock, start, figures } = await ledger()
    const core = makeLedgerCore({ db, clock })
    const newId = () => newMoveId(clock.now().getTime())
    const validTo = new Date(clock.now().getTime() + DAY_MS).toISOString()
    await core.credit({ id: newId(), line: LINE, unit: 'SMS', amount: 5, source: 'CAMPAIGN', validTo })
    await core.reserve({ id: newId(), line: LINE, price: kyat(5), until: validTo })
    clock.forward(2 * DAY_MS)
    await makeLedgerKeeping({ db, clock }).expireHolds()
    const left = async () => {
      const { rows } = await sql<{ left: number }>`select (select count(*)::int from ledger.hold)
        + (select count(*)::int from ledger.bucket where owner = ${LINE} and living) as left`.execute(db)
      return rows[0]?.left
    }
    expect(await left()).toBe(3)
    clock.forward(40 * DAY_MS)
    start()
    for (let tries = 0; (await left()) !== 1 && tries < 2_400; tries += 1) await wait(25)
    expect(await left()).toBe(1)
    expect(await figures()).toMatch(/ledger_ended_waiting_seconds\{[^}]*\} 0/)
  })
})

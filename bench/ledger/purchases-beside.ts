import { sql } from 'kysely'
import { keepLedger } from '#apps/worker/keep-ledger.ts'
import { STANDARD_RULES } from '#modules/rules/rules.builder.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { makeMetrics } from '#platform/metrics/request-metrics.ts'
import { makePersons, PRICE, withSite, type Person, type Site } from '../../faults/value/site.ts'
import { middleOf, type Pair } from '../load.ts'

export type Turns = { readonly pairs: number; readonly seconds: number }
/** Purchases per second with the ledger's maintenance working without pauses, and without it. */
export type Beside = { readonly proving: number; readonly alone: number }

const CLIENTS = 8
/** More than this machine manages, so there are enough people that nobody needs a code: ten purchases a day go without one. */
const MOST_PER_SECOND = 600
const BUYS_EACH = STANDARD_RULES['purchase.code'].aboveKyat / PRICE
const personsFor = ({ pairs, seconds }: Turns): number =>
  Math.ceil(((1 + 2 * pairs) * seconds * MOST_PER_SECOND) / BUYS_EACH)
const LOG = makeLogger({ level: 'silent', process: 'bench' })

async function rate({ buy }: Site, next: () => Person, seconds: number): Promise<number> {
  const started = performance.now()
  const until = started + seconds * 1_000
  let done = 0
  const client = async () => {
    while (performance.now() < until) {
      const { code } = await buy(next())
      if (code !== 'SUCCESS') throw new Error(`a purchase was answered ${code}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return (done * 1_000) / (performance.now() - started)
}

async function rateProving(db: Database, url: string, measure: () => Promise<number>): Promise<number> {
  await sql`update ledger.piece set due_at = '2000-01-01'`.execute(db)
  const keeper = keepLedger({
    config: { DATABASE_URL: url },
    log: LOG,
    metrics: makeMetrics('bench'),
    clock: systemClock,
  })
  const running = keeper.schedules.map(({ work }) => work(new AbortController().signal).catch(() => {}))
  try {
    return await measure()
  } finally {
    keeper.stop()
    await Promise.all(running)
    await keeper.close()
  }
}

/** Both ways in short turns; the order alternates. */
export const purchasesBeside = (db: Database, url: string, turns: Turns): Promise<Beside> =>
  withSite(url, async (site) => {
    const { pairs, seconds } = turns
    const persons = await makePersons(db, personsFor(turns), 100_000_000)
    let bought = 0
    /** Everybody in turn, across all turns: those at the start of each would soon be asked for a code. */
    const next = (): Person => {
      const person = persons[bought % persons.length]
      bought += 1
      if (!person) throw new Error('nobody buys')
      return person
    }
    const measure = () => rate(site, next, seconds)
    await measure()
    const taken: Pair[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      if (pair % 2 === 0) taken.push({ one: await rateProving(db, url, measure), other: await measure() })
      else taken.push({ other: await measure(), one: await rateProving(db, url, measure) })
    }
    const { one, other } = middleOf(taken)
    return { proving: one, alone: other }
  })

import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#platform/clock/clock.ts'
import { STANDARD_RULES } from '#modules/rules/rules.builder.ts'
import { ownerUrl } from '../../scripts/cluster/database-addresses.ts'
import type { Count } from '../fault.ts'
import { openEngine, type Engine } from '../value/engine.ts'
import { judgeMoves } from '../value/judge-moves.ts'
import { startLoad, type Told } from '../value/load.ts'
import { makePersons, PRICE, seedShop, type Person } from '../value/site.ts'
import { openEdgeClient, type EdgeClient } from './edge-client.ts'

const CLIENTS = 6
const RICH = PRICE * 1_000_000
/** Half of what a line may buy in a day without a code. */
const MOVES_OF_ONE = STANDARD_RULES['purchase.code'].aboveKyat / PRICE / 2
const READ = '/api/v1/get-vas-group'
const READ_EVERY_MS = 50
const TRIES = 2_000
/** What six buy in a second on two cores, at the most. */
const MOVES_A_SECOND = 120

export type Visitors = {
  /** The longest time without one purchase being told to be done, since the moment. */
  gapSince(moment: number): number
  acked(): number
  reads(): Count
  /** Waits until this many more purchases were told to be done. */
  untilBought(more: number, withinMs?: number): Promise<boolean>
  /** Ends; told, moves and ledger are compared for every id. */
  end(): Promise<Count>
}

/** Whoever breaks off leaves nobody buying behind: what follows would be measured beside them. */
export async function withVisitors<T>(seconds: number, work: (visitors: Visitors) => Promise<T>): Promise<T> {
  const { leave, ...visitors } = await startVisitors(seconds)
  try {
    return await work(visitors)
  } catch (error) {
    await leave()
    throw error
  }
}

/** Reads content all the while; each that fails is counted, after both edges were asked. */
function startReading(client: EdgeClient) {
  let [over, tried, bad] = [false, 0, 0]
  const reading = (async () => {
    while (!over) {
      const wrong = await client.get(READ).then(
        ({ status }) => (status === 200 ? null : `answered ${status}`),
        (error: Error) => error.message,
      )
      tried += 1
      if (wrong !== null) {
        bad += 1
        process.stdout.write(`  a read failed: ${wrong}\n`)
      }
      await sleep(READ_EVERY_MS)
    }
  })()
  return {
    count: (): Count => ({ tried, bad }),
    async end() {
      over = true
      await reading
    },
  }
}

async function openShop(seconds: number): Promise<{ engine: Engine; persons: Person[] }> {
  const engine = openEngine({ url: ownerUrl(), clock: systemClock, connections: 2 })
  await seedShop(engine.db)
  const most = Math.ceil((seconds * MOVES_A_SECOND) / MOVES_OF_ONE)
  return { engine, persons: await makePersons(engine.db, Math.max(CLIENTS, most), RICH) }
}

/** People who buy and read through the edges, each purchase under its own id until it has an answer. */
async function startVisitors(seconds: number): Promise<Visitors & { leave(): Promise<void> }> {
  const { engine, persons } = await openShop(seconds)
  const client = openEdgeClient()
  const ackedAt: number[] = [performance.now()]
  const buy = async (person: Person, id: string): Promise<Told> => {
    const told = await client.buy(person, id)
    if (told === 'DONE') ackedAt.push(performance.now())
    return told
  }
  const load = startLoad({ clients: CLIENTS, persons, buy, tries: TRIES })
  const reading = startReading(client)
  return {
    gapSince(moment) {
      const times = [...ackedAt.filter((at) => at >= moment), performance.now()]
      return times.reduce((most, at, place) => Math.max(most, at - (times[place - 1] ?? moment)), 0)
    },
    acked: () => ackedAt.length - 1,
    reads: () => reading.count(),
    async untilBought(more, withinMs = 60_000) {
      const [wanted, until] = [ackedAt.length + more, performance.now() + withinMs]
      while (ackedAt.length < wanted && performance.now() < until) await sleep(20)
      return ackedAt.length >= wanted
    },
    async leave() {
      load.stop()
      await reading.end()
      client.close()
      await engine.close()
    },
    async end() {
      await reading.end()
      const asked = await load.end()
      client.close()
      const count = await judgeMoves(engine, asked, persons, RICH)
      await engine.close()
      return count
    },
  }
}

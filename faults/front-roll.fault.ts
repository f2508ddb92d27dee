import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#platform/clock/clock.ts'
import { openEdgeClient } from './cluster/edge-client.ts'
import { startSteadyLoad } from './cluster/steady-load.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withFront } from './front/own-front.ts'
import { withOwnDatabase } from './own-database.ts'
import { openEngine } from './value/engine.ts'
import { makePersons, PRICE, seedShop } from './value/site.ts'

const PER_SECOND = 200
const REQUESTS: Record<Size, number> = { ci: 2_000, full: 10_000 }
const PERSONS = 400

/** Both API processes are replaced, and balancers and edge read their files anew, while two hundred requests a second come, each tried once. */
const underLoad = (requests: number, drainSeconds: string): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const engine = openEngine({ url, clock: systemClock, connections: 2 })
    await seedShop(engine.db)
    const persons = await makePersons(engine.db, PERSONS, PRICE * 1_000_000)
    await engine.close()
    return withFront({ url, drainSeconds }, async ({ front, replace }) => {
      const client = openEdgeClient({ origins: [front.origin], ca: front.ca })
      const load = startSteadyLoad(client, persons, PER_SECOND)
      await sleep(2_000)
      for (const at of [0, 1] as const) {
        load.say(`app${at + 1} is replaced`)
        await replace(at)
      }
      for (const at of [0, 1] as const) {
        load.say(`balancer ${at + 1} reads its file`)
        front.reloadBalancer(at)
        await sleep(2_000)
      }
      load.say('the edge reads its file')
      front.reloadEdge()
      while (load.tried() < requests) await sleep(100)
      const count = await load.end()
      client.close()
      return count
    })
  })

export const faults: readonly Fault[] = [
  {
    name: 'front.roll',
    bar: 0,
    attack: (size) => underLoad(REQUESTS[size], '5'),
    control: () => underLoad(REQUESTS.ci, '0'),
  },
]

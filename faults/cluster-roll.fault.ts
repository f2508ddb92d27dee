import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#platform/clock/clock.ts'
import { configure } from '../scripts/cluster/configure.ts'
import { ownerUrl } from '../scripts/cluster/database-addresses.ts'
import { APP_NODES, inCluster } from '../scripts/cluster/places.ts'
import { DRAIN_SECONDS } from '../scripts/cluster/product-settings.ts'
import { reloadFront, roll } from '../scripts/cluster/roll.ts'
import { mustRun } from '../scripts/run/run-command.ts'
import { openEdgeClient } from './cluster/edge-client.ts'
import { ownCluster } from './cluster/own-cluster.ts'
import { startSteadyLoad } from './cluster/steady-load.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withoutRetries } from './front/own-front.ts'
import { openEngine } from './value/engine.ts'
import { makePersons, PRICE, seedShop } from './value/site.ts'

const REQUESTS: Record<Size, number> = { ci: 2_000, full: 10_000 }
/** Two cores that hold the whole cluster and whoever asks have two hundred only on a quiet hour. */
const PER_SECOND: Record<Size, number> = { ci: 60, full: 200 }
const PERSONS = 400
const WARM_MS = 5_000

async function retriesOff(): Promise<void> {
  for (const { node } of APP_NODES) {
    const file = inCluster(node, 'haproxy.cfg')
    writeFileSync(file, withoutRetries(readFileSync(file, 'utf8')))
  }
  await reloadFront()
  await sleep(3_000)
}

/** Every process of the product is replaced while requests come, none of which is tried again. */
async function underLoad(
  requests: number,
  perSecond: number,
  drainSeconds: string,
  restores = true,
): Promise<Count> {
  await ownCluster()
  // What earlier work left for the disk is written now; a commit behind all of it waits for seconds, and that is no loss of the roll.
  await mustRun('sync', [])
  const engine = openEngine({ url: ownerUrl(), clock: systemClock, connections: 2 })
  await seedShop(engine.db)
  const persons = await makePersons(engine.db, PERSONS, PRICE * 1_000_000)
  await engine.close()
  // Whoever is asked to stop must already have the setting; those that run have the cluster's own.
  if (drainSeconds !== DRAIN_SECONDS) await roll({ env: { DRAIN_SECONDS: drainSeconds } })
  await retriesOff()
  const client = openEdgeClient()
  const load = startSteadyLoad(client, persons, perSecond)
  try {
    // Processes that have just come compile their first seconds; what is lost then is no loss of the roll.
    await sleep(WARM_MS)
    load.say('stopping the first machine')
    await roll({ env: { DRAIN_SECONDS: drainSeconds }, say: (name) => load.say(`what follows ${name}`) })
    while (load.tried() < requests) await sleep(100)
    return await load.end()
  } finally {
    load.stop()
    client.close()
    await configure()
    await reloadFront()
    if (drainSeconds !== DRAIN_SECONDS && restores) await roll()
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'cluster.roll',
    bar: 0,
    attack: (size) => underLoad(REQUESTS[size], PER_SECOND[size], DRAIN_SECONDS),
    // What follows at the small size kills processes without a word: no setting of theirs matters to it.
    control: (size) => underLoad(REQUESTS.ci, PER_SECOND.full, '0', size === 'full'),
  },
]

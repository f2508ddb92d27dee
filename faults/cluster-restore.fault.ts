import { setTimeout as sleep } from 'node:timers/promises'
import { backup, balancesOf, endRestored, restore, restoredUrl } from '../scripts/cluster/backups.ts'
import { ownerUrl, superuserUrl } from '../scripts/cluster/database-addresses.ts'
import { KILLS } from '../scripts/cluster/kill.ts'
import { leader, mustLead } from '../scripts/cluster/patroni.ts'
import { query } from '../scripts/own-site/own-databases.ts'
import { mendCluster, ownCluster } from './cluster/own-cluster.ts'
import { startVisitors } from './cluster/visitors.ts'
import type { Count, Fault } from './fault.ts'

const restoredPortal = (): string => restoredUrl().replace('/postgres?', '/portal?')

async function buyFor(purchases: number): Promise<void> {
  const visitors = await startVisitors(30)
  await visitors.untilBought(purchases)
  await visitors.end()
}

/** Another node leads, and all are there again. */
async function failOver(): Promise<void> {
  const before = await mustLead()
  await KILLS.postmaster()
  for (let now = await leader(); now === null || now === before; now = await leader()) await sleep(200)
  await mendCluster()
}

/** The log up to now is in the store. */
async function archived(): Promise<void> {
  await query(superuserUrl(), 'select pg_switch_wal()')
  await sleep(5_000)
}

/** A backup, a failover, the moment, another failover: the moment comes back with every balance. `lateMs` asks for another moment. */
async function comesBack(lateMs: number): Promise<Count> {
  await ownCluster()
  await backup()
  await buyFor(60)
  await failOver()
  await buyFor(60)
  await sleep(1_000)
  const wanted = await balancesOf(ownerUrl())
  const moment = new Date()
  await sleep(1_000)
  await buyFor(60)
  await failOver()
  await archived()
  const seconds = await restore(new Date(moment.getTime() + lateMs))
  const found = await balancesOf(restoredPortal())
  process.stdout.write(`  restored in ${seconds.toFixed(1)} s\n`)
  await endRestored()
  return { tried: 1, bad: found === wanted ? 0 : 1 }
}

export const faults: readonly Fault[] = [
  {
    name: 'cluster.restore',
    bar: 0,
    attack: () => comesBack(0),
    // A moment after the purchases that followed is another state: the comparison can fail.
    control: () => comesBack(20_000),
  },
]

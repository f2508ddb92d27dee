import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { backup, balancesOf, endRestored, restore, restoredUrl } from '../scripts/cluster/backups.ts'
import { ownerUrl, superuserUrl } from '../scripts/cluster/database-addresses.ts'
import { KILLS } from '../scripts/cluster/kill.ts'
import { leader, mustLead } from '../scripts/cluster/patroni.ts'
import { inCluster } from '../scripts/cluster/places.ts'
import { copySharedFiles, RESTORED_FILES } from '../scripts/cluster/shared-files.ts'
import { query } from '../scripts/own-site/own-databases.ts'
import { fillLines } from './cluster/fill-lines.ts'
import { mendCluster, ownCluster } from './cluster/own-cluster.ts'
import { withVisitors } from './cluster/visitors.ts'
import type { Count, Fault, Size } from './fault.ts'

const LINES: Record<Size, number> = { ci: 0, full: 1_000_000 }
const OPEN_WITHIN_SECONDS = 60

const restoredPortal = (): string => restoredUrl().replace('/postgres?', '/portal?')

const buyFor = (purchases: number): Promise<Count> =>
  withVisitors(30, async (visitors) => {
    await visitors.untilBought(purchases)
    return visitors.end()
  })

/** Another node leads, and all are there again. */
async function failOver(): Promise<void> {
  const before = await mustLead()
  await KILLS.postmaster()
  for (let now = await leader(); now === null || now === before; now = await leader()) await sleep(200)
  await mendCluster()
}

/** The log up to now is in the store, and so is what people uploaded. */
async function archived(): Promise<void> {
  await query(superuserUrl(), 'select pg_switch_wal()')
  await copySharedFiles()
  await sleep(5_000)
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

function upload(): { readonly name: string; readonly hash: string } {
  const name = `fault-${randomBytes(6).toString('hex')}.webp`
  const file = inCluster('media', name)
  writeFileSync(file, randomBytes(50_000))
  return { name, hash: hashOf(file) }
}

type Mark = {
  readonly balances: string
  readonly moment: Date
  /** After more was bought. */
  readonly later: Date
  readonly picture: ReturnType<typeof upload>
}

/** A backup, a failover, the moment, another failover. Once a run: what it leaves serves for the control as well. */
async function twoFailovers(size: Size): Promise<Mark> {
  await ownCluster()
  await fillLines(LINES[size])
  await backup()
  await buyFor(60)
  const picture = upload()
  await failOver()
  await buyFor(60)
  await sleep(1_000)
  const balances = await balancesOf(ownerUrl())
  const moment = new Date()
  await sleep(1_000)
  await buyFor(60)
  const later = new Date()
  await failOver()
  // A moment can be asked for only if something was written after it.
  await buyFor(1)
  await archived()
  return { balances, moment, later, picture }
}

let marked: Promise<Mark> | undefined

/** The moment comes back with every balance and the picture, open for changes in time. */
async function comesBack(size: Size, asked: 'moment' | 'later'): Promise<Count> {
  const mark = await (marked ??= twoFailovers(size))
  const { balances, picture } = mark
  const seconds = await restore(mark[asked])
  process.stdout.write(`  open for changes after ${seconds.toFixed(1)} s\n`)
  const file = join(RESTORED_FILES, 'media', picture.name)
  const isSame = [
    (await balancesOf(restoredPortal())) === balances,
    existsSync(file) && hashOf(file) === picture.hash,
    seconds <= OPEN_WITHIN_SECONDS,
  ]
  await endRestored()
  return {
    tried: isSame.length,
    bad: isSame.filter((same) => !same).length,
    worst: { openForChangesSeconds: Number(seconds.toFixed(1)) },
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'cluster.restore',
    bar: 0,
    attack: (size) => comesBack(size, 'moment'),
    // A moment after the purchases that followed is another state: the comparison can fail.
    control: (size) => comesBack(size, 'later'),
  },
]

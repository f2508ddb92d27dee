import { setTimeout as sleep } from 'node:timers/promises'
import { ADDRESSES, PORTS } from '../scripts/cluster/places.ts'
import { DASHBOARDS } from '../scripts/generated/dashboard-panels.ts'
import { ownCluster } from './cluster/own-cluster.ts'
import { withVisitors } from './cluster/visitors.ts'
import type { Count, Fault } from './fault.ts'

const QUERIES = Object.entries(DASHBOARDS).flatMap(([page, panels]) =>
  panels.map(({ title, query }) => ({ says: `${page}: ${title}`, query })),
)

async function hasData(query: string): Promise<boolean> {
  const address = `http://${ADDRESSES.WATCH_ADDRESS}:${PORTS.PROMETHEUS_PORT}/api/v1/query`
  const answer = await fetch(`${address}?query=${encodeURIComponent(query)}`)
  if (!answer.ok) return false
  const { data } = (await answer.json()) as { data: { result: unknown[] } }
  return data.result.length > 0
}

/** People buy for a while, then every panel is asked for what it shows. `named` changes the question. */
async function look(named: (query: string) => string): Promise<Count> {
  await ownCluster()
  await withVisitors(20, async (visitors) => {
    await visitors.untilBought(50)
    // Two looks of Prometheus, so that rates are known.
    await sleep(12_000)
    await visitors.end()
  })
  let bad = 0
  for (const { says, query } of QUERIES) {
    if (await hasData(named(query))) continue
    bad += 1
    if (named(query) === query) process.stdout.write(`  shows nothing: ${says}\n`)
  }
  return { tried: QUERIES.length, bad }
}

export const faults: readonly Fault[] = [
  {
    name: 'cluster.panels',
    bar: 0,
    attack: () => look((query) => query),
    // A figure that somebody renamed.
    control: () => look((query) => query.replaceAll('patroni_', 'renamed_')),
  },
]

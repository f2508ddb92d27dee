import { setTimeout as sleep } from 'node:timers/promises'
import { makeContentStore } from '#modules/content/index.ts'
import { makeDatabase } from '#platform/db/database.ts'
import type { ChildServer } from './child-server.ts'
import { makeContentDatabase, startApi } from './content-site.ts'
import type { Bench, Measured, Size } from './figure.ts'

const PROCESSES = 3
const CHANGES: Record<Size, number> = { ci: 10, full: 50 }
const LOOK_EVERY_MS = 10
const GIVE_UP_MS = 10_000

async function seenAfter({ address }: ChildServer, words: string, from: number): Promise<number> {
  while (performance.now() - from < GIVE_UP_MS) {
    const text = await fetch(`${address}/api/v1/get-announcement`).then((answer) => answer.text())
    if (text.includes(words)) return performance.now() - from
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error(`"${words}" was not seen at ${address}`)
}

/** From the commit of a change in the read model until the slowest of three processes answers it. */
async function changeVisible(size: Size): Promise<Measured> {
  const { url, drop } = await makeContentDatabase()
  const db = makeDatabase(url)
  const store = makeContentStore(db, [])
  const servers: ChildServer[] = []
  try {
    for (let started = 0; started < PROCESSES; started += 1) servers.push(await startApi(url))
    const times: number[] = []
    for (let change = 0; change < CHANGES[size]; change += 1) {
      const content = `Change number ${change} of the bench.`
      const body = { content, contentMm: null, link: null }
      await store.put(db, 'announcement', [
        { id: 'bench', sort: 0, visibleFrom: null, visibleTo: null, body },
      ])
      const from = performance.now()
      times.push(Math.max(...(await Promise.all(servers.map((server) => seenAfter(server, content, from))))))
    }
    times.sort((a, b) => a - b)
    return { value: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN }
  } finally {
    await Promise.all(servers.map((server) => server.close()))
    await db.destroy()
    await drop()
  }
}

export const benches: readonly Bench[] = [
  {
    name: 'content.change-visible',
    unit: 'ms (p95)',
    bar: { of: 'value', atMost: 2_000 },
    measure: changeVisible,
  },
]

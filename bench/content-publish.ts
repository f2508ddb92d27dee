import { setTimeout as sleep } from 'node:timers/promises'
import { startStaffSite } from '../scripts/own-site/staff-site.ts'
import { twoPeople } from '../scripts/own-site/two-people.ts'
import type { ChildServer } from '../scripts/run/child-server.ts'
import type { Bench, Measured, Size } from './figure.ts'

const PROCESSES = 3
const PUBLISHES: Record<Size, number> = { ci: 10, full: 50 }
const LOOK_EVERY_MS = 10
const GIVE_UP_MS = 20_000
/** The time until an editor's next click; without it a queue would be measured. */
const BETWEEN_MS = 200

async function seenAfter({ address }: ChildServer, words: string, from: number): Promise<number> {
  while (performance.now() - from < GIVE_UP_MS) {
    const text = await fetch(`${address}/api/v1/get-announcement`).then((answer) => answer.text())
    if (text.includes(words)) return performance.now() - from
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error(`"${words}" was not seen at ${address}`)
}

/** From pressing the button in the CMS, its own save included, until the slowest of three processes serves the change. */
async function publishVisible(size: Size): Promise<Measured> {
  const { DATABASE_URL: databaseServer = '', REDIS_URL: redisUrl = '' } = process.env
  const site = await startStaffSite({ databaseServer, redisUrl })
  try {
    const servers: ChildServer[] = []
    for (let started = 0; started < PROCESSES; started += 1) servers.push(await site.startApi())
    const staff = await twoPeople(site.cms)
    const id = await staff.prepare('announcements', { content: 'Before the first change' })
    await staff.publish('announcements', id)
    await Promise.all(servers.map((server) => seenAfter(server, 'Before the first', performance.now())))
    const times: number[] = []
    for (let publish = 0; publish < PUBLISHES[size]; publish += 1) {
      const content = `Publish number ${publish} of the bench.`
      await staff.prepare('announcements', { content }, id)
      const from = performance.now()
      const seen = servers.map((server) => seenAfter(server, content, from))
      await Promise.all([staff.publish('announcements', id), ...seen])
      times.push(Math.max(...(await Promise.all(seen))))
      await sleep(BETWEEN_MS)
    }
    times.sort((a, b) => a - b)
    return { value: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN }
  } finally {
    await site.close()
  }
}

export const benches: readonly Bench[] = [
  {
    name: 'content.publish-visible',
    unit: 'ms (p95)',
    bar: { of: 'value', atMost: 2_000 },
    measure: publishVisible,
  },
]

import { PUSH_EVERY_SECONDS, type StatusState } from '#contracts/status-push.ts'
import type { Incident, Reading } from '#contracts/status.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import { makeReadingStore, type Seen } from './reading-store.ts'

/** The one row with the time of the next check. */
export const DUE_BEATS = {
  rows: { table: 'status_beat', id: 'id', due: 'due_at' },
  job: defineRowJob('status.beat', 'outside'),
} as const

/** Sends the state to the status page; false when it did not accept it. */
export type PushStatus = (state: StatusState) => Promise<boolean>

/** How many ended incidents are sent along: the status page shows recent ones only. */
const MOST_ENDED = 30
const MOST_UPDATES = 10

/** All open incidents, and the newest ended ones. */
function forPage(incidents: readonly Incident[]): Incident[] {
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null)
  const ended = incidents.filter(({ resolvedAt }) => resolvedAt !== null).slice(0, MOST_ENDED)
  return [...open, ...ended].map((one) => ({ ...one, updates: one.updates.slice(0, MOST_UPDATES) }))
}

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly look: () => Promise<readonly Seen[]>
  readonly readIncidents: () => Promise<readonly Incident[]>
  readonly readReadings: () => Promise<Reading[]>
  readonly push: PushStatus | null
  readonly onSilent: () => void
}

/** Every 30 seconds: checks every part, stores the result, informs the status page. The next time is written before anything else. */
export const makeBeat = ({ db, clock, look, readIncidents, readReadings, push, onSilent }: Deps) =>
  async function beat(id: string): Promise<void> {
    const store = makeReadingStore(db)
    await store.beatAt(id, new Date(clock.now().getTime() + PUSH_EVERY_SECONDS * 1000))
    await store.keep(await look(), clock.now())
    if (!push) return
    const state = { incidents: forPage(await readIncidents()), readings: await readReadings() }
    if (!(await push(state))) onSilent()
  }

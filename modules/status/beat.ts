import { PUSH_EVERY_SECONDS, type StatusState } from '#contracts/status-push.ts'
import type { Incident, Reading } from '#contracts/status.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import { makeReadingStore, type Seen } from './reading-store.ts'

/** The one row that says when somebody looks again. */
export const DUE_BEATS = {
  rows: { table: 'status_beat', id: 'id', due: 'due_at' },
  job: defineRowJob('status.beat', 'outside'),
} as const

/** Where the status page hears of us; false when it did not answer, or would not have it. */
export type PushStatus = (state: StatusState) => Promise<boolean>

/** Ended ones that go along: what stands on a page of its own for when we are away is today's. */
const MOST_ENDED = 30
const MOST_UPDATES = 10

/** All that is open, and the newest of what is over. */
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

/** Every 30 seconds: look at every part, keep what was seen, tell the status page. Its next time is written before anything else. */
export const makeBeat = ({ db, clock, look, readIncidents, readReadings, push, onSilent }: Deps) =>
  async function beat(id: string): Promise<void> {
    const store = makeReadingStore(db)
    await store.beatAt(id, new Date(clock.now().getTime() + PUSH_EVERY_SECONDS * 1000))
    await store.keep(await look(), clock.now())
    if (!push) return
    const state = { incidents: forPage(await readIncidents()), readings: await readReadings() }
    if (!(await push(state))) onSilent()
  }

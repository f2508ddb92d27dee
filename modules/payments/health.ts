import type { CHANNEL_STATUSES } from '#contracts/payments.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeHealthStore, type ChannelCall } from './health-store.ts'
import { makeSwitchStore } from './switch-store.ts'

export type ChannelStatus = (typeof CHANNEL_STATUSES)[number]

/** A channel's health by its recent answers. */
export type Health = {
  of(channel: string): Promise<ChannelStatus>
  /** Records whether a call was answered. Callers never wait for it. */
  note(channel: string, answered: boolean): void
}

/** Always healthy: for tests, and where nobody measures. */
export const alwaysUp: Health = { of: async () => 'UP', note: () => {} }

const LEAST_CALLS = 20
const WINDOW_MS = 60_000
/** This many silent calls in a row are no accident, however well it went before. */
const IN_A_ROW = 3
/** Nor are this many answers in a row. */
const BACK_IN_A_ROW = 5
const DOWN_SHARE = 0.8
const DEGRADED_SHARE = 0.2

/** From the last 20 calls or those of 60 s, whichever are more; newest first. */
export function statusOf(calls: readonly ChannelCall[], now: Date): ChannelStatus {
  const recent = calls.filter(
    ({ at }, place) => place < LEAST_CALLS || now.getTime() - at.getTime() < WINDOW_MS,
  )
  if (recent.length === 0) return 'UP'
  const silent = recent.filter(({ answered }) => !answered).length
  const lastAre = (count: number, answered: boolean): boolean =>
    recent.length >= count && recent.slice(0, count).every((call) => call.answered === answered)
  if (lastAre(IN_A_ROW, false)) return 'DOWN'
  if (lastAre(BACK_IN_A_ROW, true) || silent / recent.length < DEGRADED_SHARE) return 'UP'
  return silent / recent.length >= DOWN_SHARE ? 'DOWN' : 'DEGRADED'
}

const REMEMBERED_MS = 2_000

type Deps = { readonly db: Database; readonly clock: Clock; readonly onError: (error: unknown) => void }

/** Counted in the database, so that all processes agree, and cached for two seconds. A channel that staff switched off is DOWN. */
export function makeHealth({ db, clock, onError }: Deps): Health {
  const store = makeHealthStore(db)
  const switches = makeSwitchStore(db)
  const known = new Map<string, { readonly until: number; readonly status: Promise<ChannelStatus> }>()
  return {
    note: (channel, answered) => void store.note(channel, answered, clock.now()).catch(onError),
    async of(channel) {
      const nowMs = clock.now().getTime()
      const before = known.get(channel)
      if (before && before.until > nowMs) return before.status
      const status = Promise.all([store.latest(channel), switches.isOff(channel, clock.now())]).then(
        ([calls, isOff]) => (isOff ? 'DOWN' : statusOf(calls, clock.now())),
      )
      known.set(channel, { until: nowMs + REMEMBERED_MS, status })
      return status
    },
  }
}

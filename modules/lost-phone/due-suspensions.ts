import type { LineDirectory, LineEvents } from '#modules/identity/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { defineRowJob, type Outcome } from '#platform/jobs/job.ts'
import type { LineDesk } from './line-desk.ts'
import { makeSuspensionStore, type StoredSuspension } from './suspension-store.ts'

/** Lines to be suspended, and old requests to be deleted. */
export const DUE_SUSPENSIONS = {
  rows: { table: 'line_suspension', id: 'id', due: 'due_at' },
  job: defineRowJob('lost-phone.suspend', 'outside'),
} as const

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly desk: LineDesk
  readonly lines: Pick<LineDirectory, 'find'>
  /** Reports the suspension as the directory would, so that the line is suspended here without waiting for it. */
  readonly told: LineEvents['told']
  readonly onSilent: (order: Pick<StoredSuspension, 'id' | 'tries' | 'askedAt'>) => void
}

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60_000
/** Attempts without an answer before staff are alerted. */
const TOLD_AFTER = 5
const KEPT_MS = 90 * 86_400_000

const waitMs = (tries: number): number => Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)

/** Asks the operator's system until it answers: a thief has the phone, so it never gives up. */
export const makeSuspend = ({ db, clock, desk, lines, told, onSilent }: Deps) =>
  async function suspend(id: string): Promise<Outcome> {
    const store = makeSuspensionStore(db)
    const now = clock.now()
    const due = await store.findDue(id, now)
    if (!due) return 'NOT_ASKED'
    const forget = async (): Promise<Outcome> => {
      await store.remove(id)
      return 'NOT_ASKED'
    }
    if (due.state !== 'ASKED') return forget()
    const { line, tries } = due
    // The line is changing hands: its next holder has lost nothing.
    if ((await lines.find(line)).state === 'UNKNOWN') return forget()
    const answer = await desk.suspend({ id, number: line })
    if (answer === 'SILENT') {
      if (tries + 1 >= TOLD_AFTER) onSilent(due)
      await store.askAgain(id, new Date(now.getTime() + waitMs(tries)))
      return 'SILENT'
    }
    if (answer === 'DONE') await told({ eventId: id, number: line, what: 'SUSPENDED', at: now })
    await store.ended(id, answer, new Date(now.getTime() + KEPT_MS))
  }

import { READING_PARTS, type Reading } from '#contracts/status.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeReadingStore, type StoredReading } from './reading-store.ts'

/** A check that is older than this says nothing about now. */
const STALE_MS = 120_000

function readingOf({ part, name, nameMm, state, heardAt, checkedAt }: StoredReading, now: Date): Reading {
  const isStale = now.getTime() - checkedAt.getTime() > STALE_MS
  return {
    part: READING_PARTS.find((one) => one === part.split(':')[0]) ?? 'PAYMENT',
    name,
    nameMm,
    state: isStale ? 'UNKNOWN' : state,
    heardAt: heardAt?.toISOString() ?? null,
  }
}

type Deps = { readonly db: Database; readonly clock: Clock }

/** Without the website itself: if it answers, it is up. */
export const makeReadReadings = ({ db, clock }: Deps) =>
  async function readReadings(): Promise<Reading[]> {
    const now = clock.now()
    const all = (await makeReadingStore(db).all()).map((row) => readingOf(row, now))
    const place = ({ part }: Reading): number => READING_PARTS.indexOf(part)
    return all.toSorted((a, b) => place(a) - place(b))
  }

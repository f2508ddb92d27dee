import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeVoteStore } from './vote-store.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

/** An answer is written anew within that time, and what was said of the old one counts no more. */
const KEPT_YEARS = 1

export const makeSweepVotes = ({ db, clock }: Deps) =>
  async function sweepVotes(): Promise<void> {
    const before = new Date(clock.now())
    before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS)
    await makeVoteStore(db).sweep(before)
  }

import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeVoteStore } from './vote-store.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

/** Answers are rewritten within that time, and votes on an old text say nothing about the new one. */
const KEPT_YEARS = 1

export const makeSweepVotes = ({ db, clock }: Deps) =>
  async function sweepVotes(): Promise<void> {
    const before = new Date(clock.now())
    before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS)
    await makeVoteStore(db).sweep(before)
  }

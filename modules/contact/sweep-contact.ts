import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeContactStore } from './contact-store.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

/** Long enough for a complaint and its consequences. The pages and `docs/data.md` say the same. */
const KEPT_YEARS = 2

/** Deletes messages two years after their triage. */
export const makeSweepContact = ({ db, clock }: Deps) =>
  async function sweepContact(): Promise<void> {
    const before = new Date(clock.now())
    before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS)
    await makeContactStore(db).sweep(before)
  }

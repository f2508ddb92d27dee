import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeContactStore } from './contact-store.ts'
import { readWritten } from './read-written.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

/** Makes a message readable for the care team. Running it again changes nothing. */
export const makeTriageContact = ({ db, clock }: Deps) =>
  async function triageContact({ reference }: { reference: string }): Promise<void> {
    const store = makeContactStore(db)
    const body = await store.bodyOf(reference)
    if (body === null) return
    const { text, typed } = readWritten(body)
    await store.triage(reference, { bodyUnicode: text, wasZawgyi: typed !== null, triagedAt: clock.now() })
  }

import type { Lang } from '#contracts/language.ts'
import type { ContactMessage } from '#contracts/contact.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, type Answer } from '#platform/errors/answer.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { makeReference } from './contact-message.ts'
import { makeContactStore } from './contact-store.ts'
import { triageContactJob } from './jobs.ts'

type Deps = { readonly db: Database; readonly jobs: Jobs; readonly clock: Clock }

/** Message and triage job are written in one transaction, so every stored message gets triaged. */
export const makeSendContact = ({ db, jobs, clock }: Deps) =>
  async function sendContact(
    message: ContactMessage,
    lang: Lang,
    { phoneProven = false } = {},
  ): Promise<Answer<{ reference: string }>> {
    const receivedAt = clock.now()
    const reference = makeReference(receivedAt)
    await inTransaction(db, async (tx) => {
      await makeContactStore(tx).insert({ ...message, reference, lang, receivedAt, phoneProven })
      await jobs.enqueue(tx, triageContactJob, { reference })
    })
    return ok({ reference })
  }

import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { ResultOf } from '#contracts/call.ts'
import type { sendJobApplication } from '#contracts/careers.ts'
import type { Lang } from '#contracts/language.ts'
import { makeReference, readWritten } from '#modules/contact/index.ts'
import { claimFiles } from '#modules/files/index.ts'
import { Undone, undone } from '#modules/tickets/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { cvOwner } from './cv-owner.ts'
import { cvThing, makeJobApplicationStore } from './job-application-store.ts'

type Wish = z.output<NonNullable<(typeof sendJobApplication)['body']>>
type Sent = ResultOf<typeof sendJobApplication>
type Deps = {
  readonly db: Database
  readonly clock: Clock
  /** English name of a job that is open today, by its id. */
  readonly jobOf: (id: string) => string | null
}

const KEPT_MS = 365 * 86_400_000

/** Stores an application with its CV, once for repeated sends. Without its CV nothing is stored. */
export const makeApplyForJob = ({ db, clock, jobOf }: Deps) =>
  async function apply(wish: Wish, lang: Lang): Promise<Answer<Sent>> {
    const sent = ({ reference, dueAt }: { reference: string; dueAt: Date }) =>
      ok({ reference, keptUntil: dueAt.toISOString() })
    const before = await makeJobApplicationStore(db).asked(wish.requestId)
    if (before) return sent(before)
    const jobTitle = jobOf(wish.jobId)
    if (jobTitle === null) return refused('NOT_FOUND')
    const now = clock.now()
    const { requestId, jobId, phone, email, fileId } = wish
    const one = {
      id: randomUUID(),
      reference: makeReference(now, 'J'),
      requestId,
      jobId,
      jobTitle,
      fullName: readWritten(wish.fullName).text,
      phone,
      email,
      words: wish.words ? readWritten(wish.words).text : null,
      lang,
      receivedAt: now,
      dueAt: new Date(now.getTime() + KEPT_MS),
    }
    return inTransaction(db, async (tx): Promise<Answer<Sent>> => {
      // The file is claimed first: whoever comes second finds it taken, and nothing of theirs is stored.
      const file = { ids: [fileId], owner: cvOwner(fileId), thing: cvThing(one.id), kinds: ['CV'] } as const
      const claimed = await claimFiles(tx, file)
      const store = makeJobApplicationStore(tx)
      if (!claimed.ok) {
        const same = await store.asked(requestId)
        return same ? sent(same) : claimed
      }
      // The same intent arrived a moment ago with another file: undo this claim.
      if (!(await store.insert(one))) throw new Undone(refused('DUPLICATE_REQUEST'))
      return sent(one)
    }).catch(undone)
  }

export type ApplyForJob = ReturnType<typeof makeApplyForJob>

import type { QueueSms } from '#modules/notify/index.ts'
import { readWritten } from '#modules/contact/index.ts'
import { claimFiles } from '#modules/files/index.ts'
import { orUndo, undone, type Reporter } from '#modules/tickets/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeApplicationStore } from './application-store.ts'
import { fileThing } from './application.ts'
import { walk } from './walk-application.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly queueSms: QueueSms }
type Reply = { readonly requestId: string; readonly text: string; readonly fileIds: readonly string[] }

/** The applicant sends what staff asked for, and the application is checked again. The same intent counts once. */
export const makeReply = ({ db, clock, queueSms }: Deps) =>
  async function reply(who: Reporter, reference: string, said: Reply): Promise<Answer<string>> {
    return inTransaction(db, async (tx): Promise<Answer<string>> => {
      const store = makeApplicationStore(tx)
      const found = await store.byReference(reference)
      const own = found && who.sees.includes(found.ownerKey) ? await store.lock(found.id) : null
      if (!own) return refused('NOT_FOUND')
      if (await store.replied(own.id, said.requestId)) return ok(own.id)
      const { text } = readWritten(said.text)
      const { requestId } = said
      const now = clock.now()
      const stepId = await walk(tx, queueSms, own, {
        to: 'CHECKING',
        by: 'CUSTOMER',
        words: text,
        requestId,
        now,
      })
      if (stepId === null) return refused('APPLICATION_STATE')
      const kinds = ['PHOTO', 'DOCUMENT'] as const
      orUndo(await claimFiles(tx, { ids: said.fileIds, owner: who, thing: fileThing(stepId), kinds }))
      return ok(own.id)
    }).catch(undone)
  }

import { randomUUID } from 'node:crypto'
import { makeAccountStore, type Identity } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { NOTICE_LIVES_MS } from './delete-account.ts'
import { makeDeletionStore } from './deletion-store.ts'

/** What a module deletes when a line's account ends, in the transaction that ends it. */
export type ForgetLine = (tx: Tx, line: string, now: Date) => Promise<void>

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly sessions: Pick<Identity['sessions'], 'revoke'>
  readonly queueSms: QueueSms
  readonly note: NoteSecurity
  readonly forget: readonly ForgetLine[]
}

/** Ends an account after its days of grace, in one transaction, so that nothing of it is left behind. */
export const makeEndAccount = ({ db, clock, sessions, queueSms, note, forget }: Deps) =>
  async function endAccount(accountId: string): Promise<void> {
    const ended = await inTransaction(db, async (tx) => {
      const now = clock.now()
      const due = await makeDeletionStore(tx).lockDue(accountId, now)
      if (!due) return null
      for (const one of forget) await one(tx, due.number, now)
      await queueSms(tx, {
        id: randomUUID(),
        to: due.number,
        lang: due.lang,
        template: 'deletionDone',
        slots: {},
        priority: 'notice',
        validUntil: new Date(now.getTime() + NOTICE_LIVES_MS),
      })
      // Sessions first, and announced to all processes: one with a cached session would look for an account that is gone.
      await sessions.revoke(due.accountId, {}, { number: due.number, what: 'ACCOUNT_ENDED' })
      await makeAccountStore(tx).remove(due.accountId)
      return due
    })
    if (ended) note({ event: 'DELETION', number: ended.number, what: 'DONE' })
  }

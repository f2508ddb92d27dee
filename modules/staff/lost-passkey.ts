import { makeAuditStore } from '#modules/audit/index.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { invite, type Invitation } from './invite.ts'
import { makeStaffPasskeyStore } from './passkey-store.ts'
import { makeStaffSessionStore } from './session-store.ts'
import { makeStaffStore } from './staff-store.ts'

type Deps = { readonly db: Database; readonly origin: string; readonly now: Date }
type Lost = { readonly who: string; readonly why: string }

/**
 * For an office where no two other administrators are left: whoever owns the database takes the passkey away, and a link makes the next.
 * `who` is an id or a whole name. Returns how many people it fits when that is not one.
 */
export const lostPasskey = (
  { db, origin, now }: Deps,
  { who, why }: Lost,
): Promise<Invitation | { readonly found: number }> =>
  inTransaction(db, async (tx) => {
    const store = makeStaffStore(tx)
    const fitting = (await store.list(false)).filter(
      ({ staffId, name, demo }) => !demo && (staffId === who || name === who),
    )
    const [person] = fitting
    if (!person || fitting.length > 1) return { found: fitting.length }
    const { staffId, hasPasskey } = person
    await store.lock(staffId)
    await makeStaffPasskeyStore(tx).remove(staffId)
    const sessions = await makeStaffSessionStore(tx).endAll(staffId)
    await makeAuditStore(tx).write({
      at: now,
      staffId: null,
      sessionId: null,
      call: 'lostPasskey',
      thing: `staff:${staffId}`,
      reason: why,
      outcome: 'SUCCESS',
      before: { hasPasskey, sessions },
      after: { hasPasskey: false, sessions: 0 },
    })
    return invite(tx, origin, staffId)
  })

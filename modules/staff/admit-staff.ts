import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { refused } from '#platform/errors/answer.ts'
import type { AdmitStaff } from '#platform/http/session.ts'
import { makeAuditStore } from '#modules/audit/index.ts'
import { cookieOf } from './cookie.ts'
import { makeStaffSessionStore } from './session-store.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly demo: boolean }

/** Admits a call only with a live session whose person has one of the call's roles now. Attempts without are recorded. */
export const makeAdmitStaff =
  ({ db, clock, demo }: Deps): AdmitStaff =>
  async (call, request) => {
    const hash = cookieOf(request)
    const caller = hash && (await makeStaffSessionStore(db).read(hash, demo))
    if (!caller) return refused('UNAUTHENTICATED')
    if (call.staff?.some((role) => caller.roles.includes(role))) return caller
    const { staffId, sessionId } = caller
    const at = clock.now()
    await makeAuditStore(db).write({ at, staffId, sessionId, call: call.id, outcome: 'FORBIDDEN' })
    return refused('FORBIDDEN')
  }

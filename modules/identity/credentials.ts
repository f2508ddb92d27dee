import type { Lang } from '#contracts/language.ts'
import type { Proof } from '#contracts/proof.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, type Answer } from '#platform/errors/answer.ts'
import type { Session } from '#platform/http/session.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeAccountLockStore } from './account-lock-store.ts'
import { makeCodeStore } from './code-store.ts'
import { makeDeviceKeyStore } from './device-key-store.ts'
import { makePasskeyStore } from './passkey-store.ts'
import type { Proofs } from './proof.ts'
import { makeSessionStore } from './session-store.ts'
import type { Sessions } from './sessions.ts'
import type { TellOwner } from './tell-owner.ts'

type Deps = {
  readonly db: Database
  readonly proofs: Pick<Proofs, 'check'>
  readonly sessions: Pick<Sessions, 'forget'>
  readonly tellOwner: TellOwner
  readonly note: NoteSecurity
}

type Wanted = {
  readonly passkeys: boolean
  readonly deviceKeys: boolean
  readonly proof?: Proof | undefined
  readonly lang: Lang
}

/** The last step of "all devices": removes what could open another session, and all sessions, in one transaction. */
export const makeRemoveCredentials =
  ({ db, proofs, sessions, tellOwner, note }: Deps) =>
  async (session: Session, wanted: Wanted): Promise<Answer<Record<string, never>>> => {
    const { subject, ownNumber: number } = session
    const ended = await inTransaction(db, async (tx): Promise<Answer<string[]>> => {
      // Locked as a sign-in by code does it, codes first. Whoever signs in or adds a passkey is done then: what that left is removed below.
      await makeCodeStore(tx).lockGuesses(number)
      await makeAccountLockStore(tx).lock(subject)
      const proven = await proofs.check(tx, session, 'CREDENTIALS', wanted.proof)
      if (!proven.ok) return proven
      if (wanted.passkeys) await makePasskeyStore(tx).removeAll(subject)
      if (wanted.deviceKeys) await makeDeviceKeyStore(tx).removeAll(subject)
      await tellOwner(tx, { to: number, lang: wanted.lang, template: 'credentialsRemoved' })
      return ok(await makeSessionStore(tx).revoke(subject, {}))
    })
    if (!ended.ok) return ended
    note({ event: 'CREDENTIALS_REMOVED', number, what: 'ALL_DEVICES' })
    sessions.forget(ended.value, { number, what: 'ALL_DEVICES' })
    return ok({})
  }

import { generateAuthenticationOptions, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { SessionView } from '#contracts/identity.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeAccountLockStore } from './account-lock-store.ts'
import { makeAccountStore } from './account-store.ts'
import { makeCeremonyStore } from './ceremony-store.ts'
import type { LineDirectory } from './line-directory.ts'
import { goodAnswer } from './passkey-answer.ts'
import { beginCeremony, type Begun, type PasskeySite } from './passkey-site.ts'
import { makePasskeyStore } from './passkey-store.ts'
import { personOf } from './person.ts'
import { makeSessionStore } from './session-store.ts'
import type { Sessions } from './sessions.ts'
import { makeStrangerStore } from './stranger-store.ts'
import { tokenView } from './token-view.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly sessions: Sessions
  readonly lines: LineDirectory
  readonly rules: Rules
  readonly site: PasskeySite
  readonly note: NoteSecurity
}

export function makePasskeySignIn({ db, clock, sessions, lines, rules, site, note }: Deps) {
  const store = makePasskeyStore(db)
  const ceremonies = makeCeremonyStore(db)
  const accounts = makeAccountStore(db)

  return {
    /** Asks for no number and lists no keys: the phone knows which passkey belongs to this site. */
    async begin(): Promise<Answer<Begun>> {
      const options = await generateAuthenticationOptions({
        rpID: site.expectedRPID,
        userVerification: 'required',
      })
      return ok(await beginCeremony(ceremonies, options, { accountId: null, proves: null }))
    },

    async finish(ceremonyId: string, response: object, deviceName?: string): Promise<Answer<SessionView>> {
      const given = response as AuthenticationResponseJSON
      const [ceremony, passkey] = await Promise.all([ceremonies.take(ceremonyId), store.find(given.id)])
      if (!ceremony || !passkey || ceremony.accountId !== null || ceremony.proves !== null)
        return refused('PASSKEY_INVALID')
      const count = await goodAnswer(site, given, passkey, ceremony.challenge)
      if (count === null) return refused('PASSKEY_INVALID')
      const fresh = sessions.prepare(deviceName)
      const ended = await inTransaction(db, async (tx) => {
        // Whoever removes the passkeys afterwards also ends the session.
        await makeAccountLockStore(tx).lock(passkey.accountId)
        return (await makePasskeyStore(tx).used(passkey.id, count))
          ? makeSessionStore(tx).start(passkey.accountId, fresh.session)
          : null
      })
      if (!ended) return refused('PASSKEY_INVALID')
      const account = await accounts.find(passkey.accountId)
      const { number } = account
      note({ event: 'SIGN_IN', number, session: fresh.session.sessionId, what: 'PASSKEY' })
      sessions.forget(ended, { number, what: 'TOO_MANY' })
      await makeStrangerStore(db).pardon(number)
      const person = await personOf(account, { lines, clock, rules })
      return ok({ ...tokenView(fresh.token, clock.now()), ...person, isNewUser: false })
    },
  }
}

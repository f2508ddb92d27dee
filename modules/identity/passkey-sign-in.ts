import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import type { SessionView } from '#contracts/identity.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeAccountStore } from './account-store.ts'
import type { LineDirectory } from './line-directory.ts'
import { beginCeremony, type Begun, type PasskeySite } from './passkey-site.ts'
import { makePasskeyStore, type Passkey } from './passkey-store.ts'
import { personOf } from './person.ts'
import { makeSessionStore } from './session-store.ts'
import type { Sessions } from './sessions.ts'
import { tokenView } from './token-view.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly sessions: Sessions
  readonly lines: LineDirectory
  readonly site: PasskeySite
}

export function makePasskeySignIn({ db, clock, sessions, lines, site }: Deps) {
  const store = makePasskeyStore(db)
  const accounts = makeAccountStore(db)

  /** The new count of the key's uses; null when the answer is not good. */
  async function verified(response: AuthenticationResponseJSON, passkey: Passkey, challenge: string) {
    const result = await verifyAuthenticationResponse({
      ...site,
      response,
      expectedChallenge: challenge,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signCount,
        transports: [...passkey.transports],
      },
    }).catch(() => null)
    return result?.verified ? result.authenticationInfo.newCounter : null
  }

  return {
    /** Asks for no number and lists no keys: the phone itself knows which passkey belongs here. */
    async begin(): Promise<Answer<Begun>> {
      const options = await generateAuthenticationOptions({
        rpID: site.expectedRPID,
        userVerification: 'required',
      })
      return ok(await beginCeremony(store, options, null))
    },

    async finish(ceremonyId: string, response: object, deviceName?: string): Promise<Answer<SessionView>> {
      const given = response as AuthenticationResponseJSON
      const [ceremony, passkey] = await Promise.all([store.take(ceremonyId), store.find(given.id)])
      if (!ceremony || !passkey || ceremony.accountId !== null) return refused('PASSKEY_INVALID')
      const count = await verified(given, passkey, ceremony.challenge)
      if (count === null) return refused('PASSKEY_INVALID')
      await store.used(passkey.id, count)
      const fresh = sessions.prepare(deviceName)
      sessions.forget(await makeSessionStore(db).start(passkey.accountId, fresh.session))
      const person = await personOf(await accounts.find(passkey.accountId), { lines, clock })
      return ok({ ...tokenView(fresh.token, clock.now()), ...person, isNewUser: false })
    },
  }
}

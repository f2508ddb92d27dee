import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { brand } from '#brand'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer, type Ok } from '#platform/errors/answer.ts'
import type { Session } from '#platform/http/session.ts'
import { beginCeremony, type Begun, type PasskeySite } from './passkey-site.ts'
import { makePasskeyStore } from './passkey-store.ts'

type Deps = { readonly db: Database; readonly site: PasskeySite }

type OwnPasskey = { passkeyId: string; name: string | null; addedAt: string; lastUsedAt: string | null }

const MOST_PASSKEYS = 10
/** EdDSA, ES256, RS256: what phones make today. */
const ALGORITHMS = [-8, -7, -257]

/** The passkeys of somebody who is signed in. */
export function makePasskeys({ db, site }: Deps) {
  const store = makePasskeyStore(db)
  return {
    async beginAdding({ subject, number }: Session): Promise<Answer<Begun>> {
      const known = await store.listOf(subject)
      if (known.length >= MOST_PASSKEYS) return refused('CONFLICT')
      const options = await generateRegistrationOptions({
        rpName: brand.name.en,
        rpID: site.expectedRPID,
        userName: maskMsisdn(number),
        userID: new Uint8Array(Buffer.from(subject.replaceAll('-', ''), 'hex')),
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return ok(await beginCeremony(store, options, subject))
    },

    async add(
      { subject }: Session,
      ceremonyId: string,
      response: object,
      name?: string,
    ): Promise<Answer<{ passkeyId: string }>> {
      const ceremony = await store.take(ceremonyId)
      if (ceremony?.accountId !== subject) return refused('PASSKEY_INVALID')
      const { registrationInfo } = await verifyRegistrationResponse({
        ...site,
        response: response as RegistrationResponseJSON,
        expectedChallenge: ceremony.challenge,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) return refused('PASSKEY_INVALID')
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      const passkey = {
        id,
        accountId: subject,
        publicKey: Buffer.from(publicKey),
        signCount: counter,
        transports,
      }
      return (await store.add(passkey, name || null)) ? ok({ passkeyId: id }) : refused('PASSKEY_INVALID')
    },

    async list({ subject }: Session): Promise<Ok<OwnPasskey[]>> {
      const rows = await store.listOf(subject)
      return ok(
        rows.map((row) => ({
          passkeyId: row.id,
          name: row.name,
          addedAt: row.added_at.toISOString(),
          lastUsedAt: row.last_used_at?.toISOString() ?? null,
        })),
      )
    },

    async remove({ subject }: Session, passkeyId: string): Promise<Answer<Record<string, never>>> {
      return (await store.remove(subject, passkeyId)) ? ok({}) : refused('NOT_FOUND')
    },
  }
}

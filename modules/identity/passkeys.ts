import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { Proof } from '#contracts/proof.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer, type Ok } from '#platform/errors/answer.ts'
import type { Session } from '#platform/http/session.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeAccountLockStore } from './account-lock-store.ts'
import { makeCeremonyStore } from './ceremony-store.ts'
import { beginCeremony, type Begun, type PasskeySite } from './passkey-site.ts'
import { makePasskeyStore, type Passkey } from './passkey-store.ts'
import type { Proofs } from './proof.ts'
import type { TellOwner } from './tell-owner.ts'

type Deps = {
  readonly db: Database
  readonly site: PasskeySite
  readonly proofs: Pick<Proofs, 'check'>
  readonly tellOwner: TellOwner
  readonly note: NoteSecurity
}

type Made = {
  readonly ceremonyId: string
  readonly response: object
  readonly name?: string | undefined
  readonly lang: Lang
}

type OwnPasskey = { passkeyId: string; name: string | null; addedAt: string; lastUsedAt: string | null }

const MOST_PASSKEYS = 10
/** EdDSA, ES256, RS256: what phones create today. */
const ALGORITHMS = [-8, -7, -257]

type Answered = { readonly response: object; readonly challenge: string; readonly accountId: string }

/** The passkey a browser made for this challenge; null when the answer is not valid. */
async function madeBy(
  site: PasskeySite,
  { response, challenge, accountId }: Answered,
): Promise<Passkey | null> {
  const { registrationInfo } = await verifyRegistrationResponse({
    ...site,
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return null
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { id, accountId, publicKey: Buffer.from(publicKey), signCount: counter, transports }
}

export function makePasskeys({ db, site, proofs, tellOwner, note }: Deps) {
  const store = makePasskeyStore(db)
  return {
    /** Without a proof there is no challenge, and so no passkey. */
    async beginAdding(session: Session, proof: Proof | undefined): Promise<Answer<Begun>> {
      const { subject, ownNumber: number } = session
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
      return inTransaction(db, async (tx) => {
        const proven = await proofs.check(tx, session, 'PASSKEY_ADD', proof)
        if (!proven.ok) return proven
        const asked = { accountId: subject, proves: null }
        return ok(await beginCeremony(makeCeremonyStore(tx), options, asked))
      })
    },

    async add(
      { subject, id, ownNumber: number }: Session,
      { ceremonyId, response, name, lang }: Made,
    ): Promise<Answer<{ passkeyId: string }>> {
      const ceremony = await makeCeremonyStore(db).take(ceremonyId)
      if (ceremony?.accountId !== subject || ceremony.proves !== null) return refused('PASSKEY_INVALID')
      const passkey = await madeBy(site, { response, challenge: ceremony.challenge, accountId: subject })
      if (!passkey) return refused('PASSKEY_INVALID')
      const added = await inTransaction(db, async (tx) => {
        // Whoever took the credentials away meanwhile ended the sessions too.
        if (!(await makeAccountLockStore(tx).lockSignedIn(subject, id))) return refused('TOKEN_EXPIRED')
        if (!(await makePasskeyStore(tx).add(passkey, name || null))) return refused('PASSKEY_INVALID')
        await tellOwner(tx, { to: number, lang, template: 'passkeyAdded' })
        return ok({ passkeyId: passkey.id })
      })
      if (added.ok) note({ event: 'PASSKEY_ADDED', number })
      return added
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

    async remove(
      session: Session,
      { passkeyId, proof, lang }: { passkeyId: string; proof: Proof | undefined; lang: Lang },
    ): Promise<Answer<Record<string, never>>> {
      const { subject, ownNumber: number } = session
      const removed = await inTransaction(db, async (tx) => {
        const own = makePasskeyStore(tx)
        // Check that the passkey exists before spending the code.
        if (!(await own.has(subject, passkeyId))) return refused('NOT_FOUND')
        const proven = await proofs.check(tx, session, 'PASSKEY_REMOVE', proof)
        if (!proven.ok) return proven
        await own.remove(subject, passkeyId)
        await tellOwner(tx, { to: number, lang, template: 'passkeyRemoved' })
        return ok({})
      })
      if (removed.ok) note({ event: 'PASSKEY_REMOVED', number })
      return removed
    },
  }
}

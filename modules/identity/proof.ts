import { generateAuthenticationOptions, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { OtpView } from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import type { Proof, ProofPurpose } from '#contracts/proof.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Session } from '#platform/http/session.ts'
import { makeAccountLockStore } from './account-lock-store.ts'
import { makeCeremonyStore } from './ceremony-store.ts'
import type { Codes } from './codes.ts'
import type { LineDirectory } from './line-directory.ts'
import { goodAnswer } from './passkey-answer.ts'
import { beginCeremony, type Begun, type PasskeySite } from './passkey-site.ts'
import { makePasskeyStore } from './passkey-store.ts'

type Deps = {
  readonly db: Database
  readonly codes: Codes
  readonly lines: LineDirectory
  readonly site: PasskeySite
}

/** The owner of a session; codes go to the number. */
export type Owner = Pick<Session, 'scope' | 'subject' | 'ownNumber'>

const SMS = {
  PASSKEY_ADD: 'passkeyAdd',
  PASSKEY_REMOVE: 'passkeyRemove',
  CREDENTIALS: 'credentials',
  EXPORT: 'exportData',
  DELETE_ACCOUNT: 'deleteAccount',
  PUK: 'showPuk',
} as const satisfies Record<ProofPurpose, string>

/** Bound to the account, because the same number may belong to another account later. */
const payloadOf = (purpose: ProofPurpose, subject: string): string => [purpose, subject].join('\n')

/** A token can be copied. Adding a passkey, exporting data or deleting the account needs proof that the owner is present. */
export function makeProofs({ db, codes, lines, site }: Deps) {
  async function byCode(
    tx: Tx,
    { subject, ownNumber: number }: Owner,
    purpose: ProofPurpose,
    { challengeId, otp }: Extract<Proof, { otp: string }>,
  ): Promise<Answer<void>> {
    return codes.verify(tx, { challengeId, number, purpose, payload: payloadOf(purpose, subject), code: otp })
  }

  async function byPasskey(
    tx: Tx,
    { subject }: Owner,
    purpose: ProofPurpose,
    { ceremonyId, response }: Extract<Proof, { ceremonyId: string }>,
  ): Promise<Answer<void>> {
    await makeAccountLockStore(tx).lock(subject)
    const store = makePasskeyStore(tx)
    const given = response as unknown as AuthenticationResponseJSON
    const ceremony = await makeCeremonyStore(tx).take(ceremonyId)
    const passkey = await store.find(given.id)
    const asked = ceremony?.accountId === subject && ceremony.proves === purpose
    if (!asked || passkey?.accountId !== subject) return refused('PASSKEY_INVALID')
    const count = await goodAnswer(site, given, passkey, ceremony.challenge)
    if (count === null) return refused('PASSKEY_INVALID')
    return (await store.used(passkey.id, count)) ? ok(undefined) : refused('PASSKEY_INVALID')
  }

  return {
    async sendCode(
      { subject, ownNumber: number }: Owner,
      purpose: ProofPurpose,
      lang: Lang,
    ): Promise<Answer<OtpView>> {
      const line = await lines.find(number)
      const payload = payloadOf(purpose, subject)
      const sms = { template: SMS[purpose], slots: {} }
      return inTransaction(db, (tx) => codes.issue(tx, { number, purpose, payload, lang, sms, line }))
    },

    async begin({ subject }: Owner, purpose: ProofPurpose): Promise<Answer<Begun>> {
      const own = await makePasskeyStore(db).listOf(subject)
      if (own.length === 0) return refused('NOT_FOUND')
      const options = await generateAuthenticationOptions({
        rpID: site.expectedRPID,
        userVerification: 'required',
        allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
      })
      return ok(await beginCeremony(makeCeremonyStore(db), options, { accountId: subject, proves: purpose }))
    },

    /** Valid once. A refusal has been counted in the caller's transaction: it must commit and not throw. */
    async check(
      tx: Tx,
      owner: Owner,
      purpose: ProofPurpose,
      proof: Proof | undefined,
    ): Promise<Answer<void>> {
      if (!proof) return refused('PROOF_REQUIRED')
      return 'otp' in proof ? byCode(tx, owner, purpose, proof) : byPasskey(tx, owner, purpose, proof)
    },
  }
}

export type Proofs = ReturnType<typeof makeProofs>

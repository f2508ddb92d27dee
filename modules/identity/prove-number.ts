import { randomUUID } from 'node:crypto'
import type { ResultOf } from '#contracts/call.ts'
import type { ContactPurpose, proveNumber } from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import { maskMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { toFieldErrors } from '#platform/errors/field-errors.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import type { Codes } from './codes.ts'
import { makeContactSessionStore } from './contact-session-store.ts'
import { readTypedCode } from './one-time-code.ts'
import type { SendLimits } from './send-limits.ts'
import { hashContactToken, newContactToken } from './session-token.ts'

type Deps = {
  readonly db: Database
  readonly codes: Codes
  readonly limits: SendLimits
  readonly note: NoteSecurity
}

type Proof = {
  readonly phoneNumber: string
  readonly purpose: ContactPurpose
  readonly challengeId: string
  readonly otp: string
}

/** Long enough for a form and short enough to make theft pointless; another one needs another code. */
const LIVES_SECONDS = 1_800

/** Proves a number without signing in: no account is created or read, whoever owns the number. */
export const makeProveNumber =
  ({ db, codes, limits, note }: Deps) =>
  async (
    { phoneNumber, purpose, challengeId, otp }: Proof,
    lang: Lang,
  ): Promise<Answer<ResultOf<typeof proveNumber>>> => {
    const number = parseMsisdn(phoneNumber)
    if (!number) return refused('NUMBER_INVALID')
    const code = readTypedCode(otp)
    if (!code) return refused('VALIDATION', { errors: toFieldErrors([{ path: ['otp'] }], lang) })
    const token = newContactToken()
    const right = await inTransaction(db, async (tx) => {
      const verdict = await codes.verify(tx, { challengeId, number, purpose, payload: '', code })
      if (verdict.ok) await start(tx, token, number, purpose)
      return verdict
    })
    if (!right.ok) return right
    limits.converted(number)
    note({ event: 'NUMBER_PROVEN', number, what: purpose })
    return ok({ token, tokenType: 'Bearer', expiresIn: LIVES_SECONDS, maskedPhone: maskMsisdn(number) })
  }

async function start(
  tx: Parameters<typeof makeContactSessionStore>[0],
  token: string,
  number: string,
  purpose: ContactPurpose,
): Promise<void> {
  const hash = hashContactToken(token)
  if (!hash) throw new Error('a token we made is none')
  await makeContactSessionStore(tx).start({ id: randomUUID(), hash, number, purpose, seconds: LIVES_SECONDS })
}

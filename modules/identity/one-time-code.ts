import { createHash, createHmac, randomBytes, randomInt, type KeyObject } from 'node:crypto'
import { CODE_LENGTHS } from '#contracts/identity.ts'
import { toLatinDigits } from '#language/digits.ts'

/** The rows of `otp_purpose`. A code of one purpose can never be used for another. */
export const PURPOSES = [
  'LOGIN',
  'SIGNUP',
  'CONTACT',
  'TICKET',
  'TOPUP',
  'TRACK',
  'LINK_CONTRACT',
  'SETTLE_CONTRACT',
  'PAY_BALANCE',
  'GIFT',
  'DATA_SHARE',
  'VOICE_SHARE',
  'BALANCE_SHARE',
  'POINT_EXCHANGE',
  'POINT_TRANSFER',
  'PURCHASE',
  'LINK_LINE',
  'DELETE_ACCOUNT',
  'PASSKEY_ADD',
  'PASSKEY_REMOVE',
  'CREDENTIALS',
  'EXPORT',
  'PUK',
  'APPLICATION',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** Everything a code is bound to. */
export type Binding = {
  readonly challengeId: string
  readonly number: string
  readonly purpose: Purpose
  readonly payloadHash: Buffer
}

export const newChallengeId = (): string => randomBytes(16).toString('hex')

/** With leading zeros. */
export const newCode = (digits: number): string => String(randomInt(0, 10 ** digits)).padStart(digits, '0')

/** What is being confirmed, in the caller's own fixed spelling; the code is worthless for anything else. */
export const hashPayload = (payload: string): Buffer => createHash('sha256').update(payload).digest()

type CodeKey = { readonly id: string | null; readonly key: KeyObject }
export type CodeKeys = readonly CodeKey[]

/**
 * Keyed, because somebody with the table but without the key could try all million codes at once. The challenge id, 128 random bits per
 * code, is the salt. The id of the key is appended.
 */
const macWith = (
  { id, key }: CodeKey,
  { challengeId, number, purpose, payloadHash }: Binding,
  code: string,
): Buffer =>
  Buffer.concat([
    createHmac('sha256', key)
      .update([challengeId, number, purpose, payloadHash.toString('hex'), code].join('\n'))
      .digest(),
    Buffer.from(id ?? ''),
  ])

/** The stored form of a new code. */
export const macOf = ([first]: CodeKeys, binding: Binding, code: string): Buffer => {
  if (!first) throw new Error('a code needs a key')
  return macWith(first, binding, code)
}

/** A typed code in its stored form under each key, concatenated: it is right when the stored form is among them. */
export const guessOf = (keys: CodeKeys, binding: Binding, code: string): Buffer =>
  Buffer.concat(keys.map((key) => macWith(key, binding, code)))

const TYPED = new RegExp(`^(?:[0-9]{${CODE_LENGTHS.usual}}|[0-9]{${CODE_LENGTHS.highRisk}})$`)

/** The digits of a typed or pasted code, in any script; null when it cannot be a code. */
export function readTypedCode(typed: string): string | null {
  const digits = toLatinDigits(typed).replace(/[\s-]/g, '')
  return TYPED.test(digits) ? digits : null
}

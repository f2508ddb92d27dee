import { createHash, createHmac, randomBytes, randomInt, type KeyObject } from 'node:crypto'
import { CODE_LENGTHS } from '#contracts/identity.ts'
import { toLatinDigits } from '#language/digits.ts'

/** The rows of `otp_purpose`. A code of one can never be used for another. */
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

/** All that a code is good for. */
export type Binding = {
  readonly challengeId: string
  readonly number: string
  readonly purpose: Purpose
  readonly payloadHash: Buffer
}

export const newChallengeId = (): string => randomBytes(16).toString('hex')

/** Leading zeros stay. */
export const newCode = (digits: number): string => String(randomInt(0, 10 ** digits)).padStart(digits, '0')

/** What is being confirmed, in the caller's own fixed spelling; the code is worth nothing for anything else. */
export const hashPayload = (payload: string): Buffer => createHash('sha256').update(payload).digest()

type CodeKey = { readonly id: string | null; readonly key: KeyObject }
export type CodeKeys = readonly CodeKey[]

/**
 * Keyed, because a million codes are tried in a blink by whoever holds the table without the key. The challenge id is
 * the salt: 128 random bits of its own for every code. The id of the key stands behind.
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

/** What is kept of a new code. */
export const macOf = ([first]: CodeKeys, binding: Binding, code: string): Buffer => {
  if (!first) throw new Error('a code needs a key')
  return macWith(first, binding, code)
}

/** What a typed code would be kept as, by each key one after the other: it is right when what is kept stands in there. */
export const guessOf = (keys: CodeKeys, binding: Binding, code: string): Buffer =>
  Buffer.concat(keys.map((key) => macWith(key, binding, code)))

const TYPED = new RegExp(`^(?:[0-9]{${CODE_LENGTHS.usual}}|[0-9]{${CODE_LENGTHS.highRisk}})$`)

/** The digits of what somebody typed or pasted, in any script; null when that cannot be a code. */
export function readTypedCode(typed: string): string | null {
  const digits = toLatinDigits(typed).replace(/[\s-]/g, '')
  return TYPED.test(digits) ? digits : null
}

import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** What the check is asked for. A token of one kind opens nothing of another. */
export const CAPTCHA_TYPES = [
  'LOGIN',
  'SIGNUP',
  'FTTH_ACCOUNT',
  'TOPUP',
  'CONTACT',
  'LEAD',
  'JOB',
  'TICKET',
  'NUMBER',
  'TRACK',
] as const
export type CaptchaType = (typeof CAPTCHA_TYPES)[number]

/** The uses that the seed puts behind the stored bearer; the others are asked of people who are not signed in yet. */
export const CAPTCHA_TYPES_OF_SIGNED_IN = ['FTTH_ACCOUNT'] as const satisfies readonly CaptchaType[]

/**
 * Find the number `n` from 0 to `maxNumber` for which SHA-256 of `salt` + `n` is `challenge` (hex); the answer is
 * base64 of the JSON `{ algorithm, challenge, number, salt, signature }`.
 */
export const ProofOfWork = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxNumber: z.int(),
})
export type ProofOfWork = z.infer<typeof ProofOfWork>

export const getCaptcha = defineCall({
  id: 'getCaptcha',
  base: 'fixedBroadband',
  method: 'GET',
  path: '/captcha',
  session: 'none',
  query: z.object({
    type: z.enum(CAPTCHA_TYPES),
    /** The id of a check whose work this phone could not do: after a wait letters come with the next one. */
    instead: z.optional(z.string().check(z.maxLength(512))),
  }),
  result: z.object({
    captchaId: z.string(),
    /** The normal form: the phone works, the person does nothing. */
    proofOfWork: ProofOfWork,
    /** The other form, for a phone that could not: letters to type, as a data address. */
    image: z.nullable(z.string()),
    expiresIn: z.int(),
  }),
  perAddress: { most: 600, seconds: 600 },
  summary:
    'A human check: work for the phone, or, after that was tried, letters in a picture for the person.',
})

export const validateCaptcha = defineCall({
  id: 'validateCaptcha',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/captcha/validate',
  session: 'none',
  changes: true,
  body: z.object({
    captchaId: z.string().check(z.maxLength(512)),
    /** The letters, in any case, or the answer of the proof of work. */
    answer: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  result: z.object({ captchaToken: z.string(), expiresIn: z.int() }),
  perAddress: { most: 600, seconds: 600 },
  summary: 'One try per check. The token it answers can be used once.',
})

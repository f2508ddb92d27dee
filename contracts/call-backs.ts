import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CALL_TIMES } from './call-times.ts'
import { PersonName } from './person-name.ts'

/** What somebody wants to be called about. Fibre asks by a call of its own, `createFtthCustomer`. */
export const CALL_BACK_SUBJECTS = ['FIBRE', 'SIM'] as const
export type CallBackSubject = (typeof CALL_BACK_SUBJECTS)[number]

export const askForCall = defineCall({
  id: 'askForCall',
  base: 'website',
  method: 'POST',
  path: '/call-back',
  session: 'none',
  changes: true,
  perAddress: { most: 60, seconds: 600 },
  body: z.object({
    subject: z.literal('SIM'),
    fullName: PersonName,
    /** Of any network: a future SIM customer has no number of ours yet. */
    contactPhone: z.string().check(z.minLength(1), z.maxLength(200)),
    placeId: z.string().check(z.minLength(1), z.maxLength(80)),
    callTime: z._default(z.optional(z.enum(CALL_TIMES)), 'ANY'),
    consent: z.literal(true),
    captchaToken: z.string().check(z.minLength(1), z.maxLength(512)),
  }),
  result: z.object({
    /** What people read aloud: `C-26111600042-3`. */
    reference: z.string(),
  }),
  summary:
    'Asks to be called back about a SIM, after a human check LEAD. The same number and place within a day are one request.',
})

import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CALL_TIMES } from './call-times.ts'
import { LEAD_PRODUCTS } from './lead-fields.ts'

export const LEAD_NEED = { min: 10, max: 1_000 } as const

const name = z.string().check(z.trim(), z.minLength(2), z.maxLength(120))

export const Lead = z.object({
  product: z.enum(LEAD_PRODUCTS),
  company: name,
  contactName: name,
  /** A work telephone: any Myanmar number, also of another network or a landline. */
  phone: z.string().check(z.trim(), z.regex(/^[+\d][\d\s()-]{5,24}$/)),
  email: z.email().check(z.maxLength(254)),
  placeId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  need: z.string().check(z.trim(), z.minLength(LEAD_NEED.min), z.maxLength(LEAD_NEED.max)),
  callTime: z._default(z.optional(z.enum(CALL_TIMES)), 'ANY'),
  /** By the keys of the product's questions; any other key is refused. */
  detail: z._default(
    z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.trim(), z.maxLength(500)))),
    {},
  ),
  consent: z.literal(true),
  captchaToken: z.string().check(z.minLength(1), z.maxLength(2_048)),
})

export const sendLead = defineCall({
  id: 'sendLead',
  base: 'website',
  method: 'POST',
  path: '/business-lead',
  session: 'none',
  changes: true,
  perAddress: { most: 20, seconds: 600 },
  body: Lead,
  result: z.object({
    reference: z.string(),
    /** False: the same e-mail and product within 7 days; what was written now stands with the first. */
    isNew: z.boolean(),
    /** One working day from now: by then somebody calls. */
    callBy: z.string(),
  }),
  summary: 'A business wants to be called about one of our products.',
})

import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const CONTACT_TOPICS = ['GENERAL', 'COMPLAINT', 'PRAISE', 'PARTNER'] as const
export const CONTACT_BODY = { min: 10, max: 1000 } as const

export const ContactMessage = z.object({
  body: z.string().check(z.trim(), z.minLength(CONTACT_BODY.min), z.maxLength(CONTACT_BODY.max)),
  name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  phone: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  email: z.optional(z.email().check(z.maxLength(254))),
  topic: z._default(z.optional(z.enum(CONTACT_TOPICS)), 'GENERAL'),
})
export type ContactMessage = z.infer<typeof ContactMessage>

const answer = z.object({ reference: z.string() })
/** The same for both: a proven number is no reason to send more. */
const perAddress = { most: 60, seconds: 600 }

export const contact = defineCall({
  id: 'contact',
  base: 'website',
  method: 'POST',
  path: '/contact',
  session: 'none',
  changes: true,
  body: ContactMessage,
  result: answer,
  perAddress,
  summary: 'A message to the operator; answers the reference to quote later.',
})

export const contactProven = defineCall({
  id: 'contactProven',
  base: 'website',
  method: 'POST',
  path: '/contact/proven',
  session: 'contact',
  provenFor: 'CONTACT',
  changes: true,
  body: ContactMessage,
  result: answer,
  perAddress,
  summary: 'The same message from a number that a code proved; any other number in `phone` is refused.',
})

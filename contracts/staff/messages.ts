import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { keyPaging, pageOf, Reason } from './key-paging.ts'

export const MESSAGE_STATES = ['NEW', 'TAKEN', 'ANSWERED', 'CLOSED'] as const
/** Fixed texts (`i18n/<lang>/sms.json`), one SMS each, no link; the reference of the message fills them. */
export const ANSWER_TEMPLATES = ['answerSolved', 'answerWorking', 'answerCall', 'answerShop'] as const
/** How somebody was answered who left no number that we may send to. */
export const ANSWERED_BY = ['SMS', 'EMAIL', 'PHONE'] as const
/** The oldest that nobody took may be so old. */
export const MESSAGE_LIMIT_HOURS = 24

const ContactRow = z.object({
  messageId: z.string(),
  reference: z.string(),
  topic: z.string(),
  lang: z.enum(['en', 'my']),
  state: z.enum(MESSAGE_STATES),
  receivedAt: z.string(),
  /** The first words of it. */
  begins: z.string(),
  takenBy: z.nullable(z.string()),
  takenAt: z.nullable(z.string()),
  isMine: z.boolean(),
  /** Rises with every change; sent back with each, so that nobody answers what another has just answered. */
  version: z.int(),
})

const Contact = z.extend(ContactRow, {
  body: z.string(),
  /** As typed, where it was Zawgyi. */
  bodyTyped: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Hidden in its middle until taken; whatever a visitor wrote. */
  phone: z.nullable(z.string()),
  phoneProven: z.boolean(),
  email: z.nullable(z.string()),
  /** A Myanmar number was left: an SMS can go there. */
  canSms: z.boolean(),
  /** For openRecord, once the message is taken and the number is one of ours. */
  recordId: z.nullable(z.string()),
  answers: z.array(
    z.object({ by: z.enum(ANSWERED_BY), template: z.nullable(z.string()), who: z.string(), at: z.string() }),
  ),
})

const CARE = ['CARE_AGENT', 'CARE_LEAD'] as const
const byMessage = z.object({ messageId: z.uuid() })
const seen = { version: z.int() }
const change = {
  base: 'office',
  method: 'POST',
  session: 'staff',
  staff: CARE,
  changes: true,
  params: byMessage,
  result: Contact,
} as const

export const listMessages = defineCall({
  id: 'listMessages',
  base: 'office',
  method: 'POST',
  path: '/messages/list',
  session: 'staff',
  staff: [...CARE, 'AUDITOR'],
  body: z.object({
    state: z.optional(z.enum(MESSAGE_STATES)),
    topic: z.optional(z.enum(['GENERAL', 'COMPLAINT', 'PRAISE', 'PARTNER'])),
    mine: z._default(z.optional(z.boolean()), false),
    ...keyPaging,
  }),
  result: pageOf(ContactRow),
  summary: 'Messages of the contact form: those to do oldest first, else newest first.',
})

export const getMessage = defineCall({
  id: 'getMessage',
  base: 'office',
  method: 'GET',
  path: '/messages/:messageId',
  session: 'staff',
  staff: [...CARE, 'AUDITOR'],
  params: byMessage,
  result: Contact,
  summary: 'One message. Number and address are whole for whoever has taken it.',
})

export const takeMessage = defineCall({
  id: 'takeMessage',
  ...change,
  path: '/messages/:messageId/take',
  body: z.object(seen),
  summary: 'Takes a message, or takes it over from a colleague. MESSAGE_CHANGED when another was faster.',
})

export const giveMessageBack = defineCall({
  id: 'giveMessageBack',
  ...change,
  path: '/messages/:messageId/give-back',
  body: z.object(seen),
  summary: 'Puts a taken message back into the queue.',
})

export const answerMessage = defineCall({
  id: 'answerMessage',
  ...change,
  path: '/messages/:messageId/answer',
  body: z.discriminatedUnion('by', [
    z.object({ ...seen, by: z.literal('SMS'), template: z.enum(ANSWER_TEMPLATES) }),
    z.object({ ...seen, by: z.enum(['EMAIL', 'PHONE']) }),
  ]),
  summary: 'Answers by SMS, or notes that it was answered by e-mail or telephone. Only whoever has taken it.',
})

export const closeMessage = defineCall({
  id: 'closeMessage',
  ...change,
  path: '/messages/:messageId/close',
  body: z.object({ ...seen, why: Reason }),
  summary: 'Nothing more is to be done about it.',
})

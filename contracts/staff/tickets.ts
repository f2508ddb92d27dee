import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  CALL_SLOTS,
  REPLY_TEXT,
  TICKET_CONTACT_WAYS,
  TICKET_PRIORITIES,
  TICKET_SERVICES,
  TICKET_STATUSES,
  TICKET_TEXT,
  TicketFile,
  TicketThing,
} from '../tickets.ts'
import { keyPaging, pageOf, Reason } from './key-paging.ts'

/** OPEN waits for us, soonest clock first; OVERDUE is what the lead looks at; WAITING waits for the customer. */
export const TICKET_QUEUES = ['OPEN', 'NOBODYS', 'MINE', 'OVERDUE', 'WAITING', 'DONE'] as const

const StaffTicketRow = z.object({
  ticketId: z.string(),
  ticketNo: z.string(),
  service: z.enum(TICKET_SERVICES),
  categoryCode: z.string(),
  categoryName: z.string(),
  categoryNameMm: z.string(),
  status: z.enum(TICKET_STATUSES),
  priority: z.enum(TICKET_PRIORITIES),
  lang: z.enum(['en', 'my']),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Whichever clock of the two runs out first; null while none runs. */
  dueAt: z.nullable(z.string()),
  overdue: z.boolean(),
  /** Since when the customer waits for a word. */
  waitingSince: z.nullable(z.string()),
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
  /** The first words of it. */
  begins: z.string(),
  hasFiles: z.boolean(),
  thingKind: z.nullable(z.string()),
  placeId: z.nullable(z.string()),
  incidentId: z.nullable(z.string()),
  rating: z.nullable(z.int()),
  /** Rises with every change; sent back with each, so that nobody answers what another has just answered. */
  version: z.int(),
})
export type StaffTicketRow = z.infer<typeof StaffTicketRow>

export const StaffTicket = z.extend(StaffTicketRow, {
  /** Hidden in their middle until taken. */
  line: z.nullable(z.string()),
  contractNo: z.nullable(z.string()),
  contactPhone: z.string(),
  /** SIGNED_IN, by CODE, or entered by staff on the PHONE. */
  cameBy: z.enum(['SIGNED_IN', 'CODE', 'PHONE']),
  ward: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  answers: z.array(z.object({ key: z.string(), label: z.string(), labelMm: z.string(), value: z.string() })),
  thing: z.nullable(TicketThing),
  contactBy: z.enum(TICKET_CONTACT_WAYS),
  callBack: z.nullable(z.object({ day: z.string(), slot: z.enum(CALL_SLOTS) })),
  answerBy: z.nullable(z.string()),
  nextAnswerBy: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** For openRecord, once the ticket is taken and the number is one of ours. */
  recordId: z.nullable(z.string()),
  thread: z.array(
    z.object({
      messageId: z.string(),
      at: z.string(),
      /** NOTE is private: the customer never sees it. */
      by: z.enum(['CUSTOMER', 'AGENT', 'SYSTEM', 'NOTE']),
      who: z.nullable(z.string()),
      /** Never make links of it. */
      text: z.string(),
      /** As typed, where it was Zawgyi. */
      textTyped: z.nullable(z.string()),
      files: z.array(TicketFile),
    }),
  ),
  timeline: z.array(
    z.object({
      at: z.string(),
      status: z.enum(TICKET_STATUSES),
      who: z.nullable(z.string()),
      why: z.nullable(z.string()),
    }),
  ),
  ratingComment: z.nullable(z.string()),
  follows: z.nullable(z.string()),
  mergedInto: z.nullable(z.string()),
  /** States that it can be put into by hand, now. */
  next: z.array(z.enum(TICKET_STATUSES)),
})
export type StaffTicket = z.infer<typeof StaffTicket>

const CARE = ['CARE_AGENT', 'CARE_LEAD'] as const
const byTicket = z.object({ ticketId: z.uuid() })
const seen = { version: z.int() }
const change = {
  base: 'office',
  method: 'POST',
  session: 'staff',
  staff: CARE,
  changes: true,
  params: byTicket,
  result: StaffTicket,
} as const

export const listTickets = defineCall({
  id: 'listTickets',
  base: 'office',
  method: 'POST',
  path: '/tickets/list',
  session: 'staff',
  staff: [...CARE, 'AUDITOR'],
  body: z.object({
    queue: z._default(z.optional(z.enum(TICKET_QUEUES)), 'OPEN'),
    service: z.optional(z.enum(TICKET_SERVICES)),
    categoryCode: z.optional(z.string().check(z.regex(/^[A-Z][A-Z_]{1,39}$/))),
    priority: z.optional(z.enum(TICKET_PRIORITIES)),
    ...keyPaging,
  }),
  result: pageOf(StaffTicketRow),
  summary: 'The inbox: what is due first comes first; DONE newest first.',
})

export const getTicketFigures = defineCall({
  id: 'getTicketFigures',
  base: 'office',
  method: 'GET',
  path: '/tickets/figures',
  session: 'staff',
  staff: [...CARE, 'AUDITOR'],
  result: z.object({
    open: z.int(),
    overdue: z.int(),
    mine: z.int(),
    nobodys: z.int(),
    waiting: z.int(),
    oldestSec: z.nullable(z.int()),
  }),
  summary: 'How many tickets are open, overdue and waiting, and how old the oldest is.',
})

export const findTicket = defineCall({
  id: 'findTicket',
  base: 'office',
  method: 'POST',
  path: '/tickets/find',
  session: 'staff',
  staff: [...CARE, 'AUDITOR'],
  body: z.object({ ticketNo: z.string().check(z.trim(), z.minLength(3), z.maxLength(40)) }),
  result: z.object({ ticketId: z.string() }),
  summary: 'The id of a ticket by its number, as a customer reads it aloud; a merged one leads on.',
})

export const getStaffTicket = defineCall({
  id: 'getStaffTicket',
  base: 'office',
  method: 'GET',
  path: '/tickets/:ticketId',
  session: 'staff',
  staff: [...CARE, 'AUDITOR'],
  params: byTicket,
  result: StaffTicket,
  summary: 'One ticket with its thread and notes. Numbers are whole for whoever has taken it.',
})

export const getTicketFile = defineCall({
  id: 'getTicketFile',
  base: 'office',
  method: 'GET',
  path: '/tickets/:ticketId/files/:fileId',
  session: 'staff',
  staff: CARE,
  params: z.object({ ticketId: z.uuid(), fileId: z.uuid() }),
  file: 'application/octet-stream',
  result: z.string(),
  summary: 'A photo or PDF of a ticket, as an attachment in a sandbox. Only one that was checked.',
})

export const takeTicket = defineCall({
  id: 'takeTicket',
  ...change,
  path: '/tickets/:ticketId/take',
  body: z.object(seen),
  summary: 'Takes a ticket, or takes it over from a colleague; a NEW one becomes TRIAGED.',
})

export const giveTicketBack = defineCall({
  id: 'giveTicketBack',
  ...change,
  path: '/tickets/:ticketId/give-back',
  body: z.object(seen),
  summary: 'Puts a taken ticket back into the queue.',
})

export const noteTicket = defineCall({
  id: 'noteTicket',
  ...change,
  path: '/tickets/:ticketId/note',
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)) }),
  summary: 'A private note; it changes no clock, and the customer never sees it.',
})

export const answerTicket = defineCall({
  id: 'answerTicket',
  ...change,
  path: '/tickets/:ticketId/answer',
  body: z.object({
    ...seen,
    text: z.string().check(z.trim(), z.minLength(REPLY_TEXT.min), z.maxLength(REPLY_TEXT.max)),
    /** What the ticket is afterwards; left out, IN_PROGRESS. */
    then: z._default(z.optional(z.enum(['IN_PROGRESS', 'WAITING_CUSTOMER', 'RESOLVED'])), 'IN_PROGRESS'),
  }),
  summary:
    'A word to the customer, who hears of it by SMS. Only whoever has taken it; TICKET_CHANGED when there is a newer word.',
})

export const setTicketState = defineCall({
  id: 'setTicketState',
  ...change,
  path: '/tickets/:ticketId/state',
  body: z.object({ ...seen, to: z.enum(TICKET_STATUSES), why: z.optional(Reason) }),
  summary:
    'Puts it into one of `next`. REJECTED needs `why`, which the customer reads. TICKET_STATE when the table has no such step.',
})

export const mergeTicket = defineCall({
  id: 'mergeTicket',
  ...change,
  path: '/tickets/:ticketId/merge',
  body: z.object({ ...seen, into: z.string().check(z.trim(), z.minLength(3), z.maxLength(40)) }),
  summary:
    'This ticket goes on in another of the same customer: its thread moves, its number leads there for ever, a closed target opens. Answers the target.',
})

export const enterTicket = defineCall({
  id: 'enterTicket',
  base: 'office',
  method: 'POST',
  path: '/tickets',
  session: 'staff',
  staff: CARE,
  changes: true,
  body: z.object({
    requestId: z.uuid(),
    service: z.enum(TICKET_SERVICES),
    categoryCode: z.string().check(z.regex(/^[A-Z][A-Z_]{1,39}$/)),
    contactPhone: z.string().check(z.minLength(1), z.maxLength(200)),
    phoneNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    contractNo: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    description: z.string().check(z.trim(), z.minLength(TICKET_TEXT.min), z.maxLength(TICKET_TEXT.max)),
    placeId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    ward: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    lang: z.enum(['en', 'my']),
  }),
  result: z.object({ isNew: z.boolean(), ticket: StaffTicket }),
  summary: 'A ticket of somebody who called us. Its customer hears the number by SMS.',
})

export const getStaffTicketCategories = defineCall({
  id: 'getStaffTicketCategories',
  base: 'office',
  method: 'GET',
  path: '/tickets/categories',
  session: 'staff',
  staff: CARE,
  result: z.array(
    z.object({
      service: z.enum(TICKET_SERVICES),
      code: z.string(),
      name: z.string(),
      nameMm: z.string(),
    }),
  ),
  summary: 'What a problem of somebody who calls can be.',
})

export const getTicketTemplates = defineCall({
  id: 'getTicketTemplates',
  base: 'office',
  method: 'GET',
  path: '/tickets/templates',
  session: 'staff',
  staff: CARE,
  result: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      titleMm: z.string(),
      text: z.string(),
      textMm: z.string(),
    }),
  ),
  summary: 'Answers to begin from, in both languages; `{{ticketNo}}` stands for the number.',
})

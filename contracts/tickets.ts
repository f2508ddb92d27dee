import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { FormField } from './form-field.ts'
import { FILE_MOST, FILE_REFUSALS, FILE_STATES } from './files.ts'
import { paging } from './paging.ts'

export const TICKET_SERVICES = ['mobile', 'ftth'] as const
export type TicketService = (typeof TICKET_SERVICES)[number]

export const TICKET_STATUSES = [
  'NEW',
  'TRIAGED',
  'IN_PROGRESS',
  'WAITING_CUSTOMER',
  'RESOLVED',
  'CLOSED',
  'REOPENED',
  'CANCELLED',
  'REJECTED',
] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** P1 is answered within 4 hours round the clock, P2 within 24 and P3 within 48 hours of the care calendar. */
export const TICKET_PRIORITIES = ['P1', 'P2', 'P3'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

export const TICKET_TEXT = { min: 10, max: 2_000 } as const
export const REPLY_TEXT = { min: 1, max: 2_000 } as const
export const TICKET_PAGE_SIZE = 20

/** What a ticket can be about, by its id in our tables, so that nobody has to type it. */
export const THING_KINDS = ['MOVE', 'PAYMENT', 'ORDER', 'BILL', 'VOUCHER'] as const
export type ThingKind = (typeof THING_KINDS)[number]

/** When somebody may be called back: AM 9:00 to 12:00, PM 13:00 to 17:00, EVE 17:00 to 20:00. */
export const CALL_SLOTS = ['AM', 'PM', 'EVE'] as const
export const TICKET_CONTACT_WAYS = ['SMS', 'CALL', 'VIBER'] as const

export const TicketCategory = z.object({
  code: z.string(),
  service: z.enum(TICKET_SERVICES),
  name: z.string(),
  nameMm: z.string(),
  priority: z.enum(TICKET_PRIORITIES),
  /** A pin or a township helps: signal and fibre. */
  asksPlace: z.boolean(),
  /** Which kinds of files it takes: PHOTO, or DOCUMENT where a slip as PDF helps. */
  files: z.enum(['PHOTO', 'DOCUMENT']),
  /** A thing that can be attached to it; empty where none makes sense. */
  things: z.array(z.enum(THING_KINDS)),
  fields: z.array(FormField),
  /** Try these first. Plain text, one step an entry. */
  selfHelp: z.array(
    z.object({
      title: z.string(),
      titleMm: z.string(),
      steps: z.array(z.string()),
      stepsMm: z.array(z.string()),
    }),
  ),
  /** From now, when a person would answer: what stands beside Send. */
  answerBy: z.string(),
})
export type TicketCategory = z.infer<typeof TicketCategory>

export const TicketFile = z.object({
  fileId: z.string(),
  type: z.string(),
  bytes: z.int(),
  state: z.enum(FILE_STATES),
  why: z.nullable(z.enum(FILE_REFUSALS)),
})

export const TicketThing = z.object({
  kind: z.enum(THING_KINDS),
  id: z.string(),
  /** What people read aloud: receipt, order or bill number. */
  number: z.nullable(z.string()),
  /** Kyat. */
  amount: z.nullable(z.int()),
  at: z.nullable(z.string()),
  /** As it stands now, in the words of its own call. */
  state: z.nullable(z.string()),
})
export type TicketThing = z.infer<typeof TicketThing>

const TicketRow = z.object({
  ticketId: z.string(),
  /** `H-26111600042-3`: the day, a sequence, a check digit. */
  ticketNo: z.string(),
  service: z.enum(TICKET_SERVICES),
  categoryCode: z.string(),
  categoryName: z.string(),
  categoryNameMm: z.string(),
  status: z.enum(TICKET_STATUSES),
  priority: z.enum(TICKET_PRIORITIES),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The first human answer comes by then; null once it came, and while we wait for the customer. */
  answerBy: z.nullable(z.string()),
  /** The next one, from the customer's last word that nobody answered; null while nothing waits. */
  nextAnswerBy: z.nullable(z.string()),
  /** The last word is ours, and it was not looked at yet. */
  hasNews: z.boolean(),
})

export const Ticket = z.extend(TicketRow, {
  /** The line or contract it is about; own lines whole, any other hidden in its middle. */
  line: z.nullable(z.string()),
  contractNo: z.nullable(z.string()),
  /** `•••567`. */
  contactPhone: z.string(),
  placeId: z.nullable(z.string()),
  answers: z.record(z.string(), z.string()),
  thing: z.nullable(TicketThing),
  contactBy: z.enum(TICKET_CONTACT_WAYS),
  callBack: z.nullable(z.object({ day: z.string(), slot: z.enum(CALL_SLOTS) })),
  /** Oldest first; the first is what the ticket was opened with. */
  thread: z.array(
    z.object({
      messageId: z.string(),
      at: z.string(),
      by: z.enum(['CUSTOMER', 'AGENT', 'SYSTEM']),
      /** Of an AGENT: a name to be called by. */
      who: z.nullable(z.string()),
      text: z.string(),
      /** Of SYSTEM: the other language. */
      textMm: z.nullable(z.string()),
      files: z.array(TicketFile),
    }),
  ),
  /** Every state with its time. `why` is shown: the reason of a REJECTED one. */
  timeline: z.array(
    z.object({ at: z.string(), status: z.enum(TICKET_STATUSES), why: z.nullable(z.string()) }),
  ),
  rating: z.nullable(z.int()),
  /** The older ticket that this one continues. */
  follows: z.nullable(z.string()),
  /** Set for a merged ticket: the number under which everything continues. */
  mergedInto: z.nullable(z.string()),
  /** A fault in the ward that this ticket belongs to. */
  incident: z.nullable(
    z.object({ incidentId: z.string(), since: z.string(), endedAt: z.nullable(z.string()) }),
  ),
  can: z.object({
    /** Always possible; `replyOpensNew` says that it opens another ticket, linked to this one. */
    reply: z.boolean(),
    replyOpensNew: z.boolean(),
    worksAgain: z.boolean(),
    cancel: z.boolean(),
    rate: z.boolean(),
    reopen: z.boolean(),
  }),
})
export type Ticket = z.infer<typeof Ticket>

const code = z.string().check(z.regex(/^[A-Z][A-Z_]{1,39}$/))
const fileIds = z._default(z.optional(z.array(z.uuid()).check(z.maxLength(FILE_MOST.perThing))), [])
const typedNumber = z.string().check(z.minLength(1), z.maxLength(200))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const own = { base: 'ticket', session: 'contact', provenFor: 'TICKET' } as const
/** As typed: any case, with or without its hyphens. */
const byNo = z.object({ ticketNo: z.string().check(z.trim(), z.minLength(3), z.maxLength(40)) })

export const getTicketCategories = defineCall({
  id: 'getTicketCategories',
  base: 'ticket',
  method: 'GET',
  path: '/categories',
  session: 'none',
  query: z.object({ service: z.optional(z.enum(TICKET_SERVICES)) }),
  result: z.array(TicketCategory),
  summary: 'What a problem can be, with its questions, what to try first, and by when a person answers.',
})

export const voteSelfHelp = defineCall({
  id: 'voteSelfHelp',
  base: 'ticket',
  method: 'POST',
  path: '/categories/:code/helped',
  session: 'none',
  changes: true,
  perAddress: { most: 30, seconds: 600 },
  params: z.object({ code }),
  body: z.object({ service: z.enum(TICKET_SERVICES), helped: z.boolean() }),
  result: z.object({}),
  summary: 'Counts what people answer to "Did this help?" before the form, without who.',
})

export const createTicket = defineCall({
  id: 'createTicket',
  ...own,
  method: 'POST',
  path: '',
  changes: true,
  perAddress: { most: 60, seconds: 600 },
  body: z.object({
    /** Made by the client, one per intent: the same again answers the same ticket. */
    requestId: z.uuid(),
    service: z.enum(TICKET_SERVICES),
    categoryCode: code,
    /** The line it is about; left out, the own or proven one. */
    phoneNumber: z.optional(typedNumber),
    /** The fibre contract it is about. */
    contractNo: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    description: z.string().check(z.trim(), z.minLength(TICKET_TEXT.min), z.maxLength(TICKET_TEXT.max)),
    placeId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    /** Which ward of it, as people call it. */
    ward: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    lat: z.optional(z.number().check(z.gte(9.5), z.lte(28.6))),
    lng: z.optional(z.number().check(z.gte(92.1), z.lte(101.2))),
    /** By the keys of the category's questions; any other key is refused. */
    answers: z._default(
      z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.trim(), z.maxLength(500)))),
      {},
    ),
    thing: z.optional(
      z.object({ kind: z.enum(THING_KINDS), id: z.string().check(z.minLength(1), z.maxLength(80)) }),
    ),
    fileIds,
    contactBy: z._default(z.optional(z.enum(TICKET_CONTACT_WAYS)), 'SMS'),
    callBack: z.optional(z.object({ day, slot: z.enum(CALL_SLOTS) })),
  }),
  result: z.object({
    /** False: the same problem of the same line is open already, and this is it; nothing was added to it. */
    isNew: z.boolean(),
    ticket: Ticket,
  }),
  summary:
    'Reports a problem, signed in or with the number proven by code (purpose TICKET). The same category and line while one is open leads to that one, never for OTHER.',
})

export const getTickets = defineCall({
  id: 'getTickets',
  ...own,
  method: 'GET',
  path: '',
  query: z.object({ status: z.optional(z.enum(['OPEN', 'DONE'])), ...paging(TICKET_PAGE_SIZE) }),
  result: z.array(TicketRow),
  paged: true,
  summary: 'Own tickets, newest word first: all, those still open, or those done.',
})

export const getTicket = defineCall({
  id: 'getTicket',
  ...own,
  method: 'GET',
  path: '/:ticketNo',
  params: byNo,
  result: Ticket,
  summary: 'One own ticket with its thread. A merged one answers what it was merged into.',
})

export const replyTicket = defineCall({
  id: 'replyTicket',
  ...own,
  method: 'POST',
  path: '/:ticketNo/reply',
  changes: true,
  perAddress: { most: 120, seconds: 600 },
  params: byNo,
  body: z.object({
    /** One per intent: the same again adds nothing. */
    requestId: z.uuid(),
    text: z.string().check(z.trim(), z.minLength(REPLY_TEXT.min), z.maxLength(REPLY_TEXT.max)),
    fileIds,
  }),
  result: z.object({
    /** It came too late for this ticket and opened another, linked to it. */
    isNew: z.boolean(),
    ticket: Ticket,
  }),
  summary:
    'A word of the customer. Opens a solved ticket again until 7 days after; later it opens a new one, linked to the old.',
})

export const CLOSE_WAYS = ['WORKS_AGAIN', 'CANCEL', 'RATE', 'REOPEN'] as const

export const closeTicket = defineCall({
  id: 'closeTicket',
  ...own,
  method: 'POST',
  path: '/:ticketNo/close',
  changes: true,
  perAddress: { most: 120, seconds: 600 },
  params: byNo,
  body: z.object({
    /**
     * WORKS_AGAIN ends any open state as RESOLVED; CANCEL only what nobody looked at; RATE changes no state; REOPEN until
     * 7 days after RESOLVED.
     */
    what: z.enum(CLOSE_WAYS),
    rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
    comment: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  result: Ticket,
  summary:
    'It works again; give it up; rate it; open it again. TICKET_STATE when its state allows no such thing.',
})

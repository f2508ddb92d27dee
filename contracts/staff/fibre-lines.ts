import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LINE_ORDER_STATUSES, SLOTS, Visit } from '../fibre-orders.ts'
import { Mm } from '../language.ts'
import { keyPaging, pageOf, Reason, YangonDay } from './key-paging.ts'

/** What dispatch does with a new line, from the survey to the router on the wall. */
export const LINE_TASKS = [
  'SURVEY',
  'SCHEDULE',
  'REJECT',
  'MOVE',
  'ENGINEER',
  'BEGIN',
  'INSTALLED',
  'MISSED',
  'CANCEL',
  'KEEP',
] as const
export type LineTask = (typeof LINE_TASKS)[number]

/** A line that nobody has taken up may be so old. */
export const LINE_LIMIT_HOURS = 24

const DISPATCH = ['FTTH_DISPATCH'] as const
const SEES_LINES = ['FTTH_DISPATCH', 'CARE_AGENT', 'CARE_LEAD', 'AUDITOR'] as const
const townshipId = z.string().check(z.regex(/^[\w-]{1,80}$/))
const byOrder = z.object({ orderId: z.uuid() })
const visit = z.extend(Visit, { day: YangonDay })

const Township = z.object({ id: z.string(), name: z.string(), nameMm: z.string() })

const OfficeLineRow = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  state: z.enum(LINE_ORDER_STATUSES),
  /** Since when it is in this state. */
  since: z.string(),
  createdAt: z.string(),
  /** `Daw K••• K•••`; empty once it was forgotten. */
  applicant: z.string(),
  /** `•••567`. */
  phone: z.string(),
  township: Township,
  visit: z.nullable(Visit),
  /** Three digits that the engineer says at the door. */
  visitCode: z.nullable(z.string()),
  engineer: z.nullable(z.string()),
  payOnSite: z.boolean(),
  packageId: z.string(),
  totalKyat: z.int(),
  /** Asked for, and not done yet. */
  task: z.nullable(z.enum(LINE_TASKS)),
})
export type OfficeLineRow = z.infer<typeof OfficeLineRow>

const Payment = z.object({
  paymentId: z.string(),
  channel: z.string(),
  state: z.string(),
  amountKyat: z.int(),
  refundKyat: z.int(),
})

const OfficeLine = z.extend(OfficeLineRow, {
  packageName: z.string(),
  packageNameMm: Mm,
  months: z.int(),
  addOnIds: z.array(z.string()),
  /** Where the engineer goes. */
  address: z.string(),
  building: z.string(),
  floor: z.nullable(z.int()),
  note: z.nullable(z.string()),
  /** `12/OUKAMA(N)•••456`. */
  idNumber: z.nullable(z.string()),
  moves: z.int(),
  engineerPhone: z.nullable(z.string()),
  contractNo: z.nullable(z.string()),
  /** Installed; the book has not answered for its contract. */
  opening: z.boolean(),
  payments: z.array(Payment),
  steps: z.array(z.object({ at: z.string(), state: z.string(), why: z.string() })),
  tasks: z.array(
    z.object({
      task: z.enum(LINE_TASKS),
      by: z.string(),
      at: z.string(),
      why: z.nullable(z.string()),
      /** DONE, or the code of the refusal; null while it is under way. */
      outcome: z.nullable(z.string()),
    }),
  ),
  /** What can be asked for now. */
  can: z.array(z.enum(LINE_TASKS)),
})
export type OfficeLine = z.infer<typeof OfficeLine>

export const listLines = defineCall({
  id: 'listLines',
  base: 'office',
  method: 'POST',
  path: '/fibre/lines/list',
  session: 'staff',
  staff: SEES_LINES,
  body: z.object({
    state: z.optional(z.enum(LINE_ORDER_STATUSES)),
    township: z.optional(townshipId),
    orderNo: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(40))),
    ...keyPaging,
  }),
  result: pageOf(OfficeLineRow),
  summary: 'New lines: those that are open oldest first, those of a state newest first.',
})

const Slot = z.object({ slot: z.enum(SLOTS), capacity: z.int(), taken: z.int() })

export const getVisitDay = defineCall({
  id: 'getVisitDay',
  base: 'office',
  method: 'POST',
  path: '/fibre/day',
  session: 'staff',
  staff: SEES_LINES,
  body: z.object({
    /** Today, unless it says another. */
    day: z.optional(YangonDay),
    township: z.optional(townshipId),
  }),
  result: z.object({
    day: z.string(),
    today: z.string(),
    /** All that we build in, to choose from. */
    townships: z.array(Township),
    /** The one asked for, or those with a visit on that day. */
    boards: z.array(z.object({ township: Township, slots: z.array(Slot), lines: z.array(OfficeLineRow) })),
  }),
  summary: 'The visits of a day by township: how many fit into each slot, how many are taken, and whose.',
})

export const setCapacity = defineCall({
  id: 'setCapacity',
  base: 'office',
  method: 'POST',
  path: '/fibre/capacity',
  session: 'staff',
  changes: true,
  staff: DISPATCH,
  body: z.object({
    township: townshipId,
    visit,
    capacity: z.int().check(z.gte(0), z.lte(500)),
    why: Reason,
  }),
  result: Slot,
  summary: 'How many visits fit into a slot of a township. CONFLICT below what is taken already.',
})

export const getLine = defineCall({
  id: 'getLine',
  base: 'office',
  method: 'GET',
  path: '/fibre/lines/:orderId',
  session: 'staff',
  staff: SEES_LINES,
  params: byOrder,
  result: OfficeLine,
  summary: 'One new line with its steps, what was asked for, and what can be.',
})

export const showApplicant = defineCall({
  id: 'showApplicant',
  base: 'office',
  method: 'POST',
  path: '/fibre/lines/:orderId/applicant',
  session: 'staff',
  changes: true,
  staff: DISPATCH,
  params: byOrder,
  body: z.object({ why: Reason }),
  result: z.object({ name: z.string(), phone: z.string(), secondPhone: z.nullable(z.string()) }),
  summary: 'Whole name and phone of who ordered, to ring them up; that it was asked for is written down.',
})

export const dispatchLine = defineCall({
  id: 'dispatchLine',
  base: 'office',
  method: 'POST',
  path: '/fibre/lines/:orderId/dispatch',
  session: 'staff',
  changes: true,
  staff: DISPATCH,
  params: byOrder,
  body: z.discriminatedUnion('task', [
    z.object({ task: z.enum(['SURVEY', 'BEGIN']) }),
    /** Without it the customer's chosen visit is confirmed. */
    z.object({ task: z.literal('SCHEDULE'), visit: z.optional(visit) }),
    z.object({ task: z.enum(['REJECT', 'CANCEL', 'KEEP']), why: Reason }),
    z.object({ task: z.enum(['MOVE', 'MISSED']), visit, why: Reason }),
    z.object({
      task: z.literal('ENGINEER'),
      name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
      phone: z.string().check(z.minLength(1), z.maxLength(40)),
    }),
    z.object({
      task: z.literal('INSTALLED'),
      /** Number of the paper receipt for payment at the door; accepted once, ever. */
      receiptNo: z.optional(z.string().check(z.trim(), z.regex(/^[\w/-]{3,40}$/))),
    }),
  ]),
  result: OfficeLine,
  summary:
    'Writes down what is to be done with a line; the worker does it at once, and `tasks` says how it ended. CONFLICT from any other state, or while something else is under way; SLOT_TAKEN when there is no room. REJECT and CANCEL give the money back whole; INSTALLED of a line paid at the door needs its receipt number.',
})

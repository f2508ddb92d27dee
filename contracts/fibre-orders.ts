import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'
import { PersonName } from './person-name.ts'
import { PriceLine } from './price-line.ts'

/** When an engineer comes: AM 9:00 to 12:00, PM 13:00 to 17:00, EVE 17:00 to 20:00. */
export const SLOTS = ['AM', 'PM', 'EVE'] as const
export type SlotName = (typeof SLOTS)[number]

export const BUILDING_TYPES = ['HOUSE', 'APARTMENT', 'CONDO', 'SHOP', 'OFFICE'] as const

const typedNumber = z.string().check(z.minLength(1), z.maxLength(200))
const placeId = z.string().check(z.minLength(1), z.maxLength(80))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
export const Visit = z.object({ day, slot: z.enum(SLOTS) })
export type Visit = z.infer<typeof Visit>

/** Who wants a line, and where. */
export const Applicant = z.object({
  fullName: PersonName,
  contactPhone: typedNumber,
  secondPhone: z.optional(typedNumber),
  email: z.optional(z.email().check(z.maxLength(254))),
  placeId,
  address: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
  lat: z.optional(z.number().check(z.gte(9.5), z.lte(28.6))),
  lng: z.optional(z.number().check(z.gte(92.1), z.lte(101.2))),
  buildingType: z.enum(BUILDING_TYPES),
  floor: z.optional(z.int().check(z.gte(0), z.lte(60))),
  note: z.optional(z.string().check(z.trim(), z.maxLength(300))),
})
export type Applicant = z.infer<typeof Applicant>

/** As it is typed: Latin or Burmese; `language/nrc.ts` reads it. ID_NUMBER_INVALID when it cannot be one. */
export const IdDocument = z.object({
  kind: z.enum(['NRC', 'PASSPORT', 'E_ID']),
  number: z.string().check(z.minLength(1), z.maxLength(60)),
})
export type IdDocument = z.infer<typeof IdDocument>

export const createFtthCustomer = defineCall({
  id: 'createFtthCustomer',
  base: 'gateway',
  method: 'POST',
  path: '/ftth/customer/create',
  session: 'none',
  changes: true,
  perAddress: { most: 60, seconds: 600 },
  body: z.object({
    fullName: PersonName,
    contactPhone: typedNumber,
    email: z.optional(z.email().check(z.maxLength(254))),
    placeId,
    address: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    packageId: z.optional(z.string().check(z.maxLength(40))),
    preferredContact: z._default(z.optional(z.enum(['CALL', 'SMS', 'VIBER'])), 'CALL'),
    note: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    consent: z.literal(true),
    captchaToken: z.string().check(z.minLength(1), z.maxLength(512)),
  }),
  result: z.object({
    leadId: z.string(),
    /** What people read aloud: `C-26111600042-3`. */
    reference: z.string(),
    coverage: z.enum(['FULL', 'PARTIAL', 'PLANNED', 'NONE']),
    nextStep: z.enum(['CALL_BACK', 'ORDER_ONLINE']),
  }),
  summary:
    'Asks to be called back about fibre, after a human check LEAD. The same number and place within a day are one request.',
})

export const getInstallSlots = defineCall({
  id: 'getInstallSlots',
  base: 'gateway',
  method: 'GET',
  path: '/ftth/slot/all',
  session: 'none',
  query: z.object({ placeId }),
  result: z.array(
    z.object({ day: z.string(), slots: z.array(z.object({ slot: z.enum(SLOTS), free: z.boolean() })) }),
  ),
  summary: 'When an engineer can come to a township: from the day after tomorrow, 13 days.',
})

export const LINE_ORDER_STATUSES = [
  'AWAITING_PAYMENT',
  'EXPIRED',
  'SLOT_NEEDED',
  'PAY_ON_SITE',
  'PAID',
  'SURVEY',
  'SCHEDULED',
  'IN_PROGRESS',
  'COMPLETED',
  'CANCEL_REQUESTED',
  'CANCELLED',
  'REJECTED',
] as const

/** A new line on its way, from ordered to installed. */
export const LineOrder = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  status: z.enum(LINE_ORDER_STATUSES),
  packageId: z.string(),
  packageName: z.string(),
  packageNameMm: Mm,
  months: z.int(),
  addOnIds: z.array(z.string()),
  lines: z.array(PriceLine),
  total: z.int(),
  payOnSite: z.boolean(),
  refund: z.enum(['NONE', 'ON_ITS_WAY', 'DONE']),
  createdAt: z.string(),
  /** Until then it can be paid, or waits for its visit. */
  expiresAt: z.string(),
  applicant: z.object({
    /** `Daw K••• K•••`. */
    name: z.string(),
    /** `•••567`. */
    phone: z.string(),
    placeId: z.string(),
    township: z.string(),
    townshipMm: z.string(),
    /** Only for who ordered. */
    address: z.nullable(z.string()),
    /** `12/OUKAMA(N)•••456`; null once it was forgotten. */
    idNumber: z.nullable(z.string()),
  }),
  visit: z.nullable(
    z.object({
      day: z.string(),
      slot: z.enum(SLOTS),
      /** Name and phone on the day of the visit, for who ordered; null before and after. */
      engineer: z.nullable(z.object({ name: z.string(), phone: z.string() })),
      /** Three digits that the engineer says at the door; on the day only. */
      visitCode: z.nullable(z.string()),
      movesLeft: z.int(),
      /** Until then it can be moved: 18:00 of the day before. */
      moveUntil: z.string(),
    }),
  ),
  timeline: z.array(z.object({ at: z.string(), status: z.enum(LINE_ORDER_STATUSES), why: z.string() })),
  can: z.object({ pay: z.boolean(), move: z.boolean(), cancel: z.boolean() }),
  contractNo: z.nullable(z.string()),
})
export type LineOrder = z.infer<typeof LineOrder>

export const trackOrder = defineCall({
  id: 'trackOrder',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/order/track',
  session: 'contact',
  provenFor: 'TRACK',
  body: z.union([
    z.object({ orderId: z.uuid() }),
    z.object({ orderNo: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  ]),
  result: LineOrder,
  summary:
    'One order of a line with its timeline, for who ordered it, or for a guest who proved its contact phone (purpose TRACK).',
})

export const getLineOrders = defineCall({
  id: 'getLineOrders',
  base: 'fixedBroadband',
  method: 'GET',
  path: '/orders',
  session: 'required',
  result: z.array(LineOrder),
  summary: 'Own orders of new lines, newest first, the last twenty.',
})

export const moveVisit = defineCall({
  id: 'moveVisit',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/order/reschedule',
  session: 'required',
  changes: true,
  body: z.object({ orderId: z.uuid(), visit: Visit }),
  result: LineOrder,
  summary:
    'Another day or time for the visit: until 18:00 of the day before, twice. For an order that lost its slot (SLOT_NEEDED) it chooses one.',
})

export const CANCEL_REASONS = [
  'CHANGED_MIND',
  'TOO_LONG',
  'TOO_EXPENSIVE',
  'OTHER_PROVIDER',
  'OTHER',
] as const

export const cancelLineOrder = defineCall({
  id: 'cancelLineOrder',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/order/cancel',
  session: 'required',
  changes: true,
  body: z.object({ orderId: z.uuid(), reason: z.enum(CANCEL_REASONS) }),
  result: LineOrder,
  summary:
    'Gives a line up: at once while nothing was paid, else CANCEL_REQUESTED until staff have stopped the work; then the money goes back.',
})

import * as z from 'zod/mini'
import { LANGUAGES } from '#contracts/language.ts'
import { PURPOSES, type CodeSms } from '#modules/identity/index.ts'
import { SMS_TEMPLATES, type SmsTemplate } from '#modules/notify/index.ts'
import { BUCKET_SOURCES, kyat, SCOPES, UNITS } from './core.ts'
import { shapesOf, type Kept } from './kept.ts'
import {
  HISTORY_TYPES,
  NOTICE_WHEN,
  type HistoryLine,
  type Notice,
  type PlannedOrder,
  type StoredPlan,
} from './move-plan.ts'

const unit = z.enum(UNITS)
const text = z.string()
const textOrNull = z.nullable(text)
const hold = textOrNull

const Grant = z.object({
  unit,
  amount: z.int(),
  source: z.enum(BUCKET_SOURCES),
  validTo: textOrNull,
  scope: z.exactOptional(z.enum(SCOPES)),
  shareable: z.exactOptional(z.boolean()),
})

const charge = {
  payer: text,
  receiver: text,
  taxKyat: z.int(),
  product: text,
  grants: z.array(Grant),
  replaces: z.boolean(),
  hold,
}

/** Plans of the previous release have a price in kyat and no unit. */
const Charge = z.union([
  z.object({ ...charge, price: z.object({ unit, amount: z.int() }) }),
  z.pipe(
    z.object({ ...charge, priceKyat: z.int() }),
    z.transform(({ priceKyat, ...order }) => ({ ...order, price: kyat(priceKyat) })),
  ),
])

const Order = z.discriminatedUnion('do', [
  z.object({ do: z.literal('charge'), order: Charge }),
  z.object({
    do: z.literal('transfer'),
    order: z.object({
      from: text,
      to: text,
      unit,
      amount: z.int(),
      feeKyat: z.int(),
      validTo: textOrNull,
      hold,
    }),
  }),
  z.object({
    do: z.literal('credit'),
    order: z.object({
      line: text,
      unit,
      amount: z.int(),
      source: z.enum(BUCKET_SOURCES),
      validTo: textOrNull,
      paidKyat: z.exactOptional(z.int()),
      taxKyat: z.exactOptional(z.int()),
      extendsDays: z.exactOptional(z.int()),
    }),
  }),
  z.object({
    do: z.literal('reverse'),
    order: z.object({
      moveId: text,
      moves: z.exactOptional(z.array(z.object({ moveId: text, validTo: text }))),
    }),
  }),
  z.object({ do: z.literal('takeBack'), order: z.object({ moveId: text }) }),
])

const slots = z.record(text, z.union([text, z.number()]))

const History = z.object({
  line: text,
  type: z.enum(HISTORY_TYPES),
  deltas: z.array(z.object({ unit, value: z.int() })),
  counterparty: textOrNull,
  why: z.object({ key: text, slots }),
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A template we have, with all its slots except the code, which exists only when it is sent. */
function isSms(value: unknown): value is { template: SmsTemplate; slots: Record<string, string> } {
  if (!isObject(value) || typeof value['template'] !== 'string' || !isObject(value['slots'])) return false
  if (!Object.hasOwn(SMS_TEMPLATES, value['template'])) return false
  const wanted: Readonly<Record<string, number>> = SMS_TEMPLATES[value['template'] as SmsTemplate]
  const given = value['slots']
  return Object.keys(wanted).every((slot) => slot === 'code' || typeof given[slot] === 'string')
}

const NoticeShape = z.custom<Notice>(
  (value) =>
    isSms(value) &&
    z.object({ when: z.enum(NOTICE_WHEN), to: text, lang: z.enum(LANGUAGES) }).safeParse(value).success,
)

const Code = z.object({
  purpose: z.enum(PURPOSES),
  payload: text,
  challengeId: text,
  again: z._default(
    z.nullable(
      z.object({ sms: z.custom<CodeSms>(isSms), standing: z.enum(['ACTIVE', 'BARRED', 'UNKNOWN']) }),
    ),
    null,
  ),
})

/** Plans of the previous release have no version: it is the first. */
const Plan = z.object({
  version: z._default(z.int(), 1),
  order: Order,
  history: z.array(History),
  notices: z.array(NoticeShape),
  data: z.unknown(),
  hold,
  code: z.nullable(Code),
  earns: z._default(
    z.nullable(
      z.object({
        netKyat: z.int(),
        spend: z.int(),
        rank: z.int(),
        overLimit: z.int(),
        limited: z.boolean(),
        dueAt: text,
      }),
    ),
    null,
  ),
})

/** Null when this release does not understand it; nobody guesses what was meant. */
export function readPlan<Data, Result>(kept: Kept<Data, Result>, raw: unknown): StoredPlan<Data> | null {
  const plan = Plan.safeParse(raw)
  if (!plan.success) return null
  const data = shapesOf(kept, plan.data.version)?.data.safeParse(plan.data.data)
  return data?.success ? { ...plan.data, data: data.data } : null
}

/** The order of a plan to the core; null when there is none that this release understands. */
export function readPlannedOrder(raw: unknown): PlannedOrder | null {
  const plan = z.object({ order: Order }).safeParse(raw)
  return plan.success ? plan.data.order : null
}

/** The history entries that the plan of an open move will write. */
export function readPlannedHistory(raw: unknown): readonly HistoryLine[] {
  const plan = z.object({ history: z.array(History) }).safeParse(raw)
  return plan.success ? plan.data.history : []
}

export function readResult<Data, Result>(
  kept: Kept<Data, Result>,
  version: number,
  raw: unknown,
): { readonly result: Result } | null {
  const result = shapesOf(kept, version)?.result.safeParse(raw)
  return result?.success ? { result: result.data } : null
}

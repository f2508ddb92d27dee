import * as z from 'zod'
import { wrongHours } from '#language/open-hours.ts'

const whole = z.int().min(0)
const some = z.int().min(1)
const amounts = z.array(whole).min(1)
const custom = z.object({ min: whole, max: whole, step: some })

/** Options and fees of sharing. */
export const ShareRule = z.object({
  amounts,
  custom: custom.nullable(),
  fee: z.union([
    /** `[up to this amount, kyat]`, ascending. */
    z.object({ steps: z.array(z.tuple([whole, whole])).min(1) }),
    z.object({ pct: z.number().min(0).max(100) }),
  ]),
  perDay: z.object({ count: whole, amount: whole }),
  receivePerDay: z.object({ count: whole, amount: whole }),
  validityDays: whole,
  minTenureDays: whole,
  minSpentKyat: whole,
})

/** Every rule: its key in the table and the schema of its value. */
export const RULE_SHAPES = {
  /** Commercial tax on calls and top-ups; included in the price. */
  'tax.telecom': z.object({ pct: z.number().min(0).max(100) }),
  /** Days a prepaid line stays valid after a top-up. */
  'line.validity': z.object({ daysPerTopup: some }),
  'topup.faces': z.object({ faces: amounts, custom: custom.nullable() }),
  'topup.perDay': z.object({ payerKyat: whole, receiverKyat: whole, guestKyat: whole }),
  'payment.times': z.object({ orderMinutes: some, paymentMinutes: some }),
  /** Fibre bills: when they are due, when a line is suspended and how soon it is restored. */
  'ftth.bill': z.object({ dueDays: some, suspendAfterDays: some, restoreMinutes: whole }),
  'ftth.cable': z.object({ freeMetres: whole, perMetreKyat: whole }),
  'ftth.voucher': z.object({ mostPct: z.number().min(0).max(100) }),
  'ftth.lookups': z.object({ perHour: some, perDay: some }),
  'ftth.visits': z.object({
    fromDays: whole,
    toDays: some,
    moves: whole,
    moveUntilHour: z.int().min(0).max(24),
    capacity: z.object({ AM: whole, PM: whole, EVE: whole }),
  }),
  'ftth.orders': z.object({
    unpaid: some,
    onSite: some,
    onSiteDays: some,
    chooseSlotHours: some,
    sameMinutes: some,
  }),
  /** Customer care's hours in Yangon time; a day may have several spans, and 24:00 is allowed. P1 is answered round the clock. */
  'care.calendar': z.object({
    hours: z
      .array(z.object({ day: z.int().min(0).max(6), open: z.string(), close: z.string() }))
      .min(1)
      .refine((hours) => wrongHours(hours) === null),
    holidays: z.array(z.string()),
  }),
  /** Care hours until a person answers. */
  'ticket.answer': z.object({ P1: some, P2: some, P3: some }),
  'ticket.times': z.object({ silentDays: some, closeHours: some, reopenDays: some, perDay: some }),
  /** How many tickets of one ward within how many minutes are proposed as an incident. */
  'ticket.incident': z.object({ tickets: some, minutes: some }),
  'gift.perDay': z.object({ count: whole, kyat: whole }),
  /** Kyat that may be spent on the own line without a code within 24 hours. */
  'purchase.code': z.object({ aboveKyat: whole }),
  'package.undo': z.object({ minutes: whole, perMonth: whole }),
  /** Points a line may earn per day from packages and gifts, hours they are held, and months until they expire. */
  'points.earn': z.object({ perDay: whole, holdHours: whole, livesMonths: some }),
  /** Exchanges of this many points or more need a code. */
  'points.exchange': z.object({ codeFrom: whole }),
  /** Multiplier of earned points by tier, in hundredths; rank points are not multiplied. */
  'points.multiplier': z.object({ MEMBER: some, SILVER: some, GOLD: some, DIAMOND: some }),
  /** Rank points in the window, and months since the line was opened. */
  'tier.thresholds': z.object({
    SILVER: z.object({ points: some, months: whole }),
    GOLD: z.object({ points: some, months: whole }),
    DIAMOND: z.object({ points: some, months: whole }),
  }),
  'tier.window': z.object({ months: some, validMonths: some }),
  /** After a change of SIM a thief may have it: the line moves no value on the website, and later only half as much. */
  'sim.change': z.object({ frozenHours: whole, halvedHours: whole }),
  'share.DATA': ShareRule,
  'share.VOICE': ShareRule,
  'share.BALANCE': ShareRule,
} as const

export type RuleKey = keyof typeof RULE_SHAPES
export type RuleValue<K extends RuleKey> = z.output<(typeof RULE_SHAPES)[K]>
export const RULE_KEYS = Object.keys(RULE_SHAPES) as readonly RuleKey[]

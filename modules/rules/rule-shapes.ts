import * as z from 'zod'
import { wrongHours } from '#language/open-hours.ts'

const whole = z.int().min(0)
const some = z.int().min(1)
const amounts = z.array(whole).min(1)
const custom = z.object({ min: whole, max: whole, step: some })

/** What may be shared for which fee. */
export const ShareRule = z.object({
  amounts,
  custom: custom.nullable(),
  fee: z.union([
    /** `[up to this amount, kyat]`, rising. */
    z.object({ steps: z.array(z.tuple([whole, whole])).min(1) }),
    z.object({ pct: z.number().min(0).max(100) }),
  ]),
  perDay: z.object({ count: whole, amount: whole }),
  receivePerDay: z.object({ count: whole, amount: whole }),
  validityDays: whole,
  minTenureDays: whole,
  minSpentKyat: whole,
})

/** Every rule there is: its key in the table and what stands there. */
export const RULE_SHAPES = {
  /** Commercial tax on calls and top-ups; part of what is paid. */
  'tax.telecom': z.object({ pct: z.number().min(0).max(100) }),
  /** How long a prepaid line lives after a top-up. */
  'line.validity': z.object({ daysPerTopup: some }),
  'topup.faces': z.object({ faces: amounts, custom: custom.nullable() }),
  'topup.perDay': z.object({ payerKyat: whole, receiverKyat: whole, guestKyat: whole }),
  'payment.times': z.object({ orderMinutes: some, paymentMinutes: some }),
  /** Bills of fibre: when they are due, when a line is suspended and how soon it is back. */
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
  /** When people of care answer, Yangon time; a day may have several spans, 24:00 is allowed. P1 is answered round the clock. */
  'care.calendar': z.object({
    hours: z
      .array(z.object({ day: z.int().min(0).max(6), open: z.string(), close: z.string() }))
      .min(1)
      .refine((hours) => wrongHours(hours) === null),
    holidays: z.array(z.string()),
  }),
  /** Hours of the calendar until a person answers. */
  'ticket.answer': z.object({ P1: some, P2: some, P3: some }),
  'ticket.times': z.object({ silentDays: some, closeHours: some, reopenDays: some, perDay: some }),
  /** So many of one ward within so many minutes are proposed as one incident. */
  'ticket.incident': z.object({ tickets: some, minutes: some }),
  'gift.perDay': z.object({ count: whole, kyat: whole }),
  /** So much may be spent on the own line without a code in any 24 hours. */
  'purchase.code': z.object({ aboveKyat: whole }),
  'package.undo': z.object({ minutes: whole, perMonth: whole }),
  /** A SIM changed so lately may be in a thief's phone: the line moves no value by web, and for longer only half of it. */
  /** Points: so many a line and day from packages and gifts, held so long, kept to the end of the so manieth month. */
  'points.earn': z.object({ perDay: whole, holdHours: whole, livesMonths: some }),
  /** From so many points on a code is needed. */
  'points.exchange': z.object({ codeFrom: whole }),
  /** Hundredths of what is earned, for points to spend; rank points have none. */
  'points.multiplier': z.object({ MEMBER: some, SILVER: some, GOLD: some, DIAMOND: some }),
  /** Rank points of the window, and months since the line was opened. */
  'tier.thresholds': z.object({
    SILVER: z.object({ points: some, months: whole }),
    GOLD: z.object({ points: some, months: whole }),
    DIAMOND: z.object({ points: some, months: whole }),
  }),
  'tier.window': z.object({ months: some, validMonths: some }),
  'sim.change': z.object({ frozenHours: whole, halvedHours: whole }),
  'share.DATA': ShareRule,
  'share.VOICE': ShareRule,
  'share.BALANCE': ShareRule,
} as const

export type RuleKey = keyof typeof RULE_SHAPES
export type RuleValue<K extends RuleKey> = z.output<(typeof RULE_SHAPES)[K]>
export const RULE_KEYS = Object.keys(RULE_SHAPES) as readonly RuleKey[]

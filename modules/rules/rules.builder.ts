import { readRules, type Rules } from './rule-book.ts'
import { RULE_KEYS, type RuleKey, type RuleValue } from './rule-shapes.ts'

const share = {
  custom: null,
  validityDays: 7,
  minTenureDays: 45,
  minSpentKyat: 3_000,
} as const

/** The values of the migrations, for tests without a database; `modules/rules/rules.api.test.ts` compares the two. */
export const STANDARD_RULES: { readonly [K in RuleKey]: RuleValue<K> } = {
  'tax.telecom': { pct: 5 },
  'line.validity': { daysPerTopup: 365 },
  'topup.faces': {
    faces: [1_000, 3_000, 5_000, 10_000, 20_000, 30_000],
    custom: { min: 1_000, max: 100_000, step: 500 },
  },
  'topup.perDay': { payerKyat: 300_000, receiverKyat: 100_000, guestKyat: 30_000 },
  'payment.times': { orderMinutes: 30, paymentMinutes: 15 },
  'ftth.bill': { dueDays: 14, suspendAfterDays: 7, restoreMinutes: 10 },
  'ftth.cable': { freeMetres: 150, perMetreKyat: 500 },
  'ftth.voucher': { mostPct: 20 },
  'ftth.lookups': { perHour: 5, perDay: 20 },
  'ftth.visits': {
    fromDays: 2,
    toDays: 14,
    moves: 2,
    moveUntilHour: 18,
    capacity: { AM: 4, PM: 4, EVE: 2 },
  },
  'ftth.orders': { unpaid: 2, onSite: 1, onSiteDays: 14, chooseSlotHours: 72, sameMinutes: 30 },
  'care.calendar': {
    hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '07:00', close: '22:00' })),
    holidays: [],
  },
  'ticket.answer': { P1: 4, P2: 24, P3: 48 },
  'ticket.times': { silentDays: 7, closeHours: 72, reopenDays: 7, perDay: 10 },
  'ticket.incident': { tickets: 20, minutes: 30 },
  'gift.perDay': { count: 10, kyat: 50_000 },
  'purchase.code': { aboveKyat: 10_000 },
  'package.undo': { minutes: 10, perMonth: 3 },
  'points.earn': { perDay: 5_000, holdHours: 24, livesMonths: 12 },
  'points.exchange': { codeFrom: 500 },
  'points.multiplier': { MEMBER: 100, SILVER: 110, GOLD: 125, DIAMOND: 150 },
  'tier.thresholds': {
    SILVER: { points: 600, months: 3 },
    GOLD: { points: 1_800, months: 6 },
    DIAMOND: { points: 4_800, months: 12 },
  },
  'tier.window': { months: 6, validMonths: 3 },
  'sim.change': { frozenHours: 72, halvedHours: 240 },
  'share.DATA': {
    ...share,
    amounts: [100, 200, 500, 1_024, 2_048],
    fee: {
      steps: [
        [200, 50],
        [512, 75],
        [1_024, 100],
        [2_048, 150],
      ],
    },
    perDay: { count: 5, amount: 5_120 },
    receivePerDay: { count: 10, amount: 10_240 },
  },
  'share.VOICE': {
    ...share,
    amounts: [5, 10, 15, 30, 60],
    fee: {
      steps: [
        [10, 30],
        [30, 50],
        [60, 80],
      ],
    },
    perDay: { count: 5, amount: 120 },
    receivePerDay: { count: 10, amount: 240 },
  },
  'share.BALANCE': {
    ...share,
    amounts: [500, 1_000, 2_000, 3_000, 5_000],
    custom: { min: 500, max: 5_000, step: 100 },
    fee: { pct: 5 },
    perDay: { count: 5, amount: 25_000 },
    receivePerDay: { count: 10, amount: 50_000 },
    validityDays: 0,
  },
}

const LONG_AGO = new Date(0)

export const standardRules = (other: { readonly [K in RuleKey]?: RuleValue<K> } = {}): Rules =>
  readRules(
    RULE_KEYS.map((key) => ({ key, validFrom: LONG_AGO, value: other[key] ?? STANDARD_RULES[key] })),
    LONG_AGO,
  )

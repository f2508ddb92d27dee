import { RULE_KEYS, RULE_SHAPES, type RuleKey } from '#modules/rules/index.ts'
import type { Look, Looks } from '#modules/proposals/index.ts'
import { makeSwitchStore } from '#modules/payments/index.ts'
import { makeStaffStore } from '#modules/staff/index.ts'
import { ok, refused, type Refused } from '#platform/errors/answer.ts'
import { toFieldErrors } from '#platform/errors/field-errors.ts'
import { makeLookStore } from './look-store.ts'
import {
  adjustLook,
  moveEndLook,
  refundEndLook,
  refundLook,
  releaseLook,
  returnLook,
  type Free,
} from './looks-money.ts'
import { pointsLook } from './looks-points.ts'

const priceLook: Look<'PRICE'> = {
  thing: ({ product }) => `price:${product}`,
  async look(tx, { product, from }, now) {
    const prices = await makeLookStore(tx).prices(product, now)
    if (!prices) return refused('NOT_FOUND')
    if (new Date(from) < now) return refused('FROM_IS_OVER')
    if (prices.next.some((one) => one.from.getTime() === Date.parse(from))) return refused('CONFLICT')
    return ok({ seen: prices, amountKyat: null, line: null })
  },
}

const offerLook: Look<'OFFER'> = {
  thing: ({ code, product }) => `offer:${code}:${product}`,
  async look(tx, { code, product, kyat, from, to }, now) {
    const store = makeLookStore(tx)
    const prices = await store.prices(product, now)
    if (!prices?.now) return refused('NOT_FOUND')
    const [starts, ends] = [new Date(from), new Date(to)]
    if (starts < now || ends <= starts) return refused('FROM_IS_OVER')
    if (kyat >= prices.now.kyat) return refused('AMOUNT_NOT_ALLOWED')
    if ((await store.windows(code, product, starts, ends)) > 0) return refused('CONFLICT')
    return ok({ seen: { priceKyat: prices.now.kyat }, amountKyat: null, line: null })
  },
}

const isRule = (key: string): key is RuleKey => (RULE_KEYS as readonly string[]).includes(key)

/** Null when the value fits the rule's schema. */
function shapeProblem(key: RuleKey, value: unknown): Refused | null {
  const read = RULE_SHAPES[key].safeParse(value)
  if (read.success) return null
  const issues = read.error.issues.map((issue) => ({
    ...issue,
    path: ['value', ...issue.path.map(String)],
    input: undefined,
  }))
  return refused('VALIDATION', { errors: toFieldErrors(issues, 'en') })
}

const ruleLook: Look<'RULE'> = {
  thing: ({ key }) => `rule:${key}`,
  async look(tx, { key, value, from }, now) {
    if (!isRule(key)) return refused('NOT_FOUND')
    const problem = shapeProblem(key, value)
    if (problem) return problem
    if (new Date(from) < now) return refused('FROM_IS_OVER')
    const rows = await makeLookStore(tx).rules(key)
    if (rows.some((row) => row.from.getTime() === Date.parse(from))) return refused('CONFLICT')
    const held = rows.find((row) => row.from <= now) ?? null
    return ok({
      seen: { now: held, next: rows.filter((row) => row.from > now) },
      amountKyat: null,
      line: null,
    })
  },
}

const roleLook: Look<'ROLE'> = {
  thing: ({ staffId, role }) => `role:${staffId}:${role}`,
  async look(tx, { staffId, role }) {
    const person = await makeStaffStore(tx).find(staffId)
    if (!person || person.removedAt !== null) return refused('NOT_FOUND')
    if (person.roles.includes(role)) return refused('CONFLICT')
    return ok({ seen: { name: person.name, roles: person.roles }, amountKyat: null, line: null })
  },
}

const channelLook: Look<'CHANNEL_OFF'> = {
  thing: ({ channel }) => `channel:${channel}`,
  async look(tx, { channel }, now) {
    const off = (await makeSwitchStore(tx).off(now)).find((one) => one.channel === channel)
    if (!off || off.until === null) return refused('NOT_WAITING_FOR_STAFF')
    return ok({ seen: { since: off.since, why: off.why }, amountKyat: null, line: null })
  },
}

/** The present state of what each kind of proposal is about, and whether the proposal is possible at all. */
export const makeLooks = (free: Free): Looks => ({
  REFUND: refundLook(free),
  POINTS: pointsLook(free),
  PAYMENT_RELEASE: releaseLook,
  PAYMENT_RETURN: returnLook,
  REFUND_END: refundEndLook,
  MOVE_END: moveEndLook,
  ADJUST: adjustLook,
  PRICE: priceLook,
  OFFER: offerLook,
  RULE: ruleLook,
  ROLE: roleLook,
  CHANNEL_OFF: channelLook,
})

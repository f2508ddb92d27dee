import * as z from 'zod/mini'
import { brand } from '#brand'
import { formatInteger } from '#language/formats.ts'
import { frozenUntil, type LineDirectory, type LineStanding } from '#modules/identity/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import {
  freeKyat,
  isAdjusted,
  isOfOneWhoLeft,
  makeHistoryStore,
  missingRefusal,
  type CoreLine,
  type MoveKind,
  type MovePlan,
  type OperatorCore,
} from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeAskingStore } from './asking-store.ts'

type BalanceInput = {
  readonly orderNo: string
  readonly kyat: number
  readonly taxKyat: number
  readonly withCode: boolean
}

type Facts = { readonly core: CoreLine | null; readonly standing: LineStanding }
type Deps = {
  readonly core: Pick<OperatorCore, 'line'>
  readonly lines: LineDirectory
  readonly rules: Rules
}

const Paid = z.object({ orderNo: z.string(), kyat: z.int() })
type Paid = z.infer<typeof Paid>

export type BalanceKind = MoveKind<BalanceInput, Facts, Paid, Paid>

/** Pays an order from the main balance: a charge that grants nothing to the line, because the goods are delivered elsewhere. */
export const makeBalanceKind = ({ core, lines, rules }: Deps): BalanceKind => ({
  name: 'payment',
  hasDailyLimit: true,
  kept: { version: 1, data: Paid, result: Paid },
  same: ({ orderNo }) => ({ product: orderNo, counterparty: null }),
  waits: ({ withCode }) => withCode,
  async gather(line) {
    const [known, standing] = await Promise.all([core.line(line), lines.find(line)])
    return { core: known, standing }
  },
  async check(tx, { id, line, lang, input, facts, today, now }) {
    const { standing } = facts
    if (await makeAskingStore(tx).isClosed(id)) return refused('CONFLICT')
    if (!facts.core || standing.state === 'BARRED')
      return refused('LINE_BARRED', { slots: { hotline: brand.hotline } })
    const spent = (today?.kyat ?? 0) + input.kyat
    const needsCode =
      frozenUntil(standing, now, rules) !== null || spent > rules.at('purchase.code', now).aboveKyat
    if (needsCode && !input.withCode) return refused('OTP_REQUIRED')
    return missingRefusal(freeKyat(facts.core.buckets), input.kyat) ?? ok(planOf(line, lang, input, standing))
  },
  recheck: async (tx, { id, plan }) =>
    (await makeAskingStore(tx).isClosed(id)) ? refused('CONFLICT') : ok(plan),
  settled: async (_tx, { move }) => move.plan.data,
})

function planOf(
  line: string,
  _lang: 'en' | 'my',
  { orderNo, kyat, taxKyat, withCode }: BalanceInput,
  standing: LineStanding,
): MovePlan<Paid> {
  const order = {
    payer: line,
    receiver: line,
    price: { unit: 'MMK', amount: kyat } as const,
    taxKyat,
    product: orderNo,
    replaces: false,
  }
  return {
    order: { do: 'charge', order: { ...order, grants: [], hold: null } },
    product: orderNo,
    amountKyat: kyat,
    counterparty: null,
    confirmation: withCode
      ? {
          purpose: 'PAY_BALANCE',
          payload: ['payment', line, orderNo, kyat].join('\n'),
          sms: { template: 'payBalance', slots: { order: orderNo, price: formatInteger(kyat) } },
          standing,
        }
      : null,
    history: [
      {
        line,
        type: 'FTTH_PAYMENT',
        deltas: [{ unit: 'MMK', value: -kyat }],
        counterparty: null,
        why: { key: 'payment', slots: { price: kyat, order: orderNo } },
      },
    ],
    notices: [],
    data: { orderNo, kyat },
  }
}

type BackInput = { readonly moveId: string; readonly orderNo: string; readonly kyat: number }

export type BalanceBackKind = MoveKind<BackInput, null, Paid, Paid>

/** Takes such a charge back as a whole. */
export const makeBalanceBackKind = (): BalanceBackKind => ({
  name: 'paymentBack',
  kept: { version: 1, data: Paid, result: Paid },
  same: () => null,
  waits: () => false,
  gather: async () => null,
  async check(tx, { line, input: { moveId, orderNo, kyat }, now }) {
    // Staff have returned some of it already: all of it would be more than was taken.
    if (await isAdjusted(tx, { line, moveId, now })) return refused('CONFLICT')
    // It would reach nobody, and stand in the next holder's history. Staff pay whoever left in another way.
    if (await isOfOneWhoLeft(tx, moveId)) return refused('CONFLICT')
    return ok({
      order: { do: 'reverse', order: { moveId } },
      product: orderNo,
      amountKyat: kyat,
      counterparty: null,
      confirmation: null,
      history: [
        {
          line,
          type: 'REFUND',
          deltas: [{ unit: 'MMK', value: kyat }],
          counterparty: null,
          why: { key: 'paymentBack', slots: { price: kyat, order: orderNo } },
        },
      ],
      notices: [],
      data: { orderNo, kyat },
    })
  },
  async settled(tx, { move }) {
    const { order, data } = move.plan
    if (order.do === 'reverse') await makeHistoryStore(tx).markReversed(order.order.moveId, move.line)
    return data
  },
})

import { brand } from '#brand'
import { VoucherTaken, type Voucher } from '#contracts/vouchers.ts'
import { addDays, endOfYangonDay, yangonDayKey } from '#language/yangon-day.ts'
import { frozenUntil, type LineDirectory } from '#modules/identity/index.ts'
import { freePoints, isHigher, makeMemberStore } from '#modules/loyalty/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Asked, MoveKind, OperatorCore } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Refused } from '#platform/errors/answer.ts'
import { makeCodeStore } from './code-store.ts'
import { makeMemberVoucherStore } from './member-voucher-store.ts'
import { VoucherData, type VoucherFacts, type VoucherInput } from './voucher-input.ts'
import { voucherPlan } from './voucher-plan.ts'
import { makeVoucherStore } from './voucher-store.ts'

type Deps = { readonly core: OperatorCore; readonly lines: LineDirectory; readonly rules: Rules }

export type VoucherKind = MoveKind<VoucherInput, VoucherFacts, VoucherData, VoucherTaken>

type AskedVoucher = Asked<VoucherInput, VoucherFacts>

/** Points for a merchant's code, or for seats. The code is held together with the intent, so never more are promised than exist. */
export const makeVoucherKind = ({ core, lines, rules }: Deps): VoucherKind => ({
  name: 'voucher',
  kept: { version: 1, data: VoucherData, result: VoucherTaken },

  same: ({ voucherId }) => ({ product: voucherId, counterparty: null }),
  waits: ({ withCode }) => withCode,

  async gather(line) {
    const [own, standing] = await Promise.all([core.line(line), lines.find(line)])
    return { own, standing }
  },

  async check(tx, asked) {
    const { id, line, input, facts, now } = asked
    const voucher = await makeVoucherStore(tx).onSale(input.voucherId, now)
    if (!voucher) return refused('VOUCHER_NOT_AVAILABLE')
    const seats = input.withGuest ? 2 : 1
    const points = voucher.points * seats
    const refusal = await refusalOf(tx, asked, voucher, { points, seats }, rules)
    if (refusal) return refusal
    if (!(await makeCodeStore(tx).hold(voucher.voucherId, id, seats))) return refused('VOUCHER_OUT_OF_STOCK')
    const endsAt = endOf(voucher, now)
    await makeMemberVoucherStore(tx).reserve({
      id,
      line,
      voucherId: voucher.voucherId,
      points,
      seats,
      endsAt,
      now,
    })
    return ok(voucherPlan(asked, voucher, { points, seats, endsAt: endsAt.toISOString() }, facts.standing))
  },

  async settled(tx, { move, totals, now }) {
    await makeCodeStore(tx).issue(move.id)
    await makeMemberVoucherStore(tx).step(move.id, 'RESERVED', 'ISSUED', now)
    return { transactionId: move.id, ...move.plan.data, spendableAfter: totals.POINT ?? 0 }
  },

  async failed(tx, move, now) {
    await makeCodeStore(tx).free(move.id)
    await makeMemberVoucherStore(tx).step(move.id, 'RESERVED', 'CANCELLED', now)
  },
})

/** Until the end of the day, so that nobody loses hours; an event ends with its day. */
const endOf = ({ useWithinDays, event }: Voucher, now: Date): Date =>
  endOfYangonDay(
    event ? yangonDayKey(new Date(event.startsAt)) : addDays(yangonDayKey(now), useWithinDays ?? 0),
  )

type Price = { readonly points: number; readonly seats: number }

/** Checked in this order: price as shown, guest, line, tier, uses, code, points. */
async function refusalOf(
  tx: Tx,
  { line, input, facts, now }: AskedVoucher,
  { voucherId, event, minTier, perMember }: Voucher,
  { points: n, seats }: Price,
  rules: Rules,
): Promise<Refused | null> {
  if (n !== input.expectedPoints) return refused('EXCHANGE_CHANGED', { slots: { n }, facts: { n } })
  if (seats > 1 && !event) return refused('VALIDATION')
  if (facts.standing.state === 'BARRED') return refused('LINE_BARRED', { slots: { hotline: brand.hotline } })
  const member = await makeMemberStore(tx).find(line)
  if (isHigher(minTier, member?.tier ?? 'MEMBER'))
    return refused('TIER_TOO_LOW', { facts: { tier: minTier } })
  if ((await makeMemberVoucherStore(tx).countOf(line, voucherId)) >= perMember)
    return refused('VOUCHER_LIMIT', { slots: { n: perMember }, facts: { n: perMember } })
  const frozen = frozenUntil(facts.standing, now, rules)
  const needsCode = n >= rules.at('points.exchange', now).codeFrom || frozen !== null
  if (needsCode && !input.withCode) return refused('OTP_REQUIRED')
  const missing = n - freePoints(facts.own?.buckets ?? [])
  return missing > 0 ? refused('POINTS_INSUFFICIENT', { slots: { n: missing }, facts: { n: missing } }) : null
}

import type { Voucher } from '#contracts/vouchers.ts'
import { formatInteger } from '#language/formats.ts'
import type { LineStanding } from '#modules/identity/index.ts'
import type { Asked, MovePlan } from '#modules/value/index.ts'
import type { VoucherData, VoucherFacts, VoucherInput } from './voucher-input.ts'

type Bought = Pick<VoucherData, 'points' | 'seats' | 'endsAt'>

/** The core only takes points: the code comes from us. */
export const voucherPlan = (
  { line, input }: Asked<VoucherInput, VoucherFacts>,
  { voucherId, merchant }: Voucher,
  { points, seats, endsAt }: Bought,
  standing: LineStanding,
): MovePlan<VoucherData> => ({
  order: {
    do: 'charge',
    order: {
      payer: line,
      receiver: line,
      price: { unit: 'POINT', amount: points },
      taxKyat: 0,
      product: voucherId,
      grants: [],
      replaces: false,
      hold: null,
    },
  },
  product: voucherId,
  amountKyat: 0,
  counterparty: null,
  confirmation: input.withCode
    ? {
        purpose: 'POINT_EXCHANGE',
        payload: ['voucher', line, voucherId, seats, points].join('\n'),
        sms: { template: 'exchange', slots: { points: formatInteger(points), reward: merchant.name } },
        standing,
      }
    : null,
  history: [
    {
      line,
      type: 'POINT_REDEEM',
      deltas: [{ unit: 'POINT', value: -points }],
      counterparty: null,
      why: { key: 'voucher', slots: { points } },
    },
  ],
  notices: [],
  data: { voucherId, points, seats, endsAt },
})

import { brand } from '#brand'
import { isOwnNumber } from '#contracts/msisdn.ts'
import type { OrderType, PaymentChannel } from '#contracts/payments.ts'
import { ORDER_TYPES } from '#contracts/payments.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type Wish = {
  readonly type: OrderType
  readonly amountKyat: number | undefined
  /** Only one of our numbers has a balance to pay from. */
  readonly payer: string
}

/** Ways to pay this amount in display order, each with its health. */
export const makeListChannels = ({ channels, health }: Pick<PaymentsDeps, 'channels' | 'health'>) =>
  async function listChannels({ type, amountKyat, payer }: Wish): Promise<PaymentChannel[]> {
    const isOurs = isOwnNumber(payer, brand.ownNumbers.pattern)
    const fits = channels.ways.filter(
      ({ way }) =>
        (amountKyat === undefined || (amountKyat >= way.minKyat && amountKyat <= way.maxKyat)) &&
        (way.for?.includes(type) ?? true) &&
        (isOurs || !way.ownNumbers),
    )
    const shown = await Promise.all(
      fits.map(async ({ channel, way }) => ({
        channelCode: way.code,
        name: way.name,
        nameMm: way.nameMm,
        method: way.method,
        min: way.minKyat,
        max: way.maxKyat,
        feePct: 0,
        feeFixed: 0,
        status: await health.of(channel.name),
        supports: [...(way.for ?? ORDER_TYPES)],
        sortOrder: way.sortOrder,
      })),
    )
    return shown.toSorted((a, b) => a.sortOrder - b.sortOrder)
  }

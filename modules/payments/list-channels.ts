import type { OrderType, PaymentChannel } from '#contracts/payments.ts'
import { ORDER_TYPES } from '#contracts/payments.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** Ways to pay so much, in the order they are shown, each with how it is doing. */
export const makeListChannels = ({ channels, health }: Pick<PaymentsDeps, 'channels' | 'health'>) =>
  async function listChannels(_type: OrderType, amountKyat: number | undefined): Promise<PaymentChannel[]> {
    const fits = channels.ways.filter(
      ({ way }) => amountKyat === undefined || (amountKyat >= way.minKyat && amountKyat <= way.maxKyat),
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
        supports: [...ORDER_TYPES],
        sortOrder: way.sortOrder,
      })),
    )
    return shown.toSorted((a, b) => a.sortOrder - b.sortOrder)
  }

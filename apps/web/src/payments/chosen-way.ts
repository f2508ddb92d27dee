import type { PaymentChannel } from '#contracts/payments.ts'

/**
 * The way that will be used: what was picked, else the first that works. One that was picked and has gone down since is
 * not replaced: whoever wanted it chooses again.
 */
export function chosenWay(ways: readonly PaymentChannel[], picked: string | null): PaymentChannel | null {
  if (picked !== null) {
    const way = ways.find(({ channelCode }) => channelCode === picked)
    return way && way.status !== 'DOWN' ? way : null
  }
  return ways.find(({ status }) => status === 'UP') ?? ways.find(({ status }) => status !== 'DOWN') ?? null
}

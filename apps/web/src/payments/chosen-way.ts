import type { PaymentChannel } from '#contracts/payments.ts'

/**
 * The way to pay that will be used: the chosen one, otherwise the first that works. A chosen way that went down is not replaced: the
 * payer chooses again.
 */
export function chosenWay(ways: readonly PaymentChannel[], picked: string | null): PaymentChannel | null {
  if (picked !== null) {
    const way = ways.find(({ channelCode }) => channelCode === picked)
    return way && way.status !== 'DOWN' ? way : null
  }
  const works = ways.filter(({ status }) => status !== 'DOWN')
  // The balance is never charged without being chosen, as long as there is another way.
  const others = works.filter(({ method }) => method !== 'BALANCE')
  return others.find(({ status }) => status === 'UP') ?? others[0] ?? works[0] ?? null
}

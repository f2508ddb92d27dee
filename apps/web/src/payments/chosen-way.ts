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
  const works = ways.filter(({ status }) => status !== 'DOWN')
  // Nobody's balance is taken for what they did not choose it for, as long as there is another way.
  const others = works.filter(({ method }) => method !== 'BALANCE')
  return others.find(({ status }) => status === 'UP') ?? others[0] ?? works[0] ?? null
}

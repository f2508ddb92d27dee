import type { ShareInfo } from '#contracts/sharing.ts'

export type SharePart = { readonly amount: number; readonly until: string }

/** What a receiver would get of an amount: what ends first goes first, and parts that end together are one. */
export function partsOf(sources: ShareInfo['sources'], amount: number): SharePart[] {
  const parts: SharePart[] = []
  let left = amount
  for (const { amount: there, receiverValidTo: until } of sources) {
    if (left === 0) break
    const taken = Math.min(left, there)
    const last = parts[parts.length - 1]
    if (last?.until === until) parts[parts.length - 1] = { until, amount: last.amount + taken }
    else parts.push({ amount: taken, until })
    left -= taken
  }
  return parts
}

/** The most that can be shared in one go: what is there, and what is left of the day. */
export const mostOf = ({ shareable, limits }: Pick<ShareInfo, 'shareable' | 'limits'>): number =>
  limits.usedToday >= limits.perDayCount
    ? 0
    : Math.max(0, Math.min(shareable, limits.perDayAmount - limits.amountUsedToday))

type Offered = Pick<ShareInfo, 'options' | 'custom' | 'shareable' | 'limits'>

/** What an amount costs; null when it is not offered, or more than may be shared now. */
export function feeOf(info: Offered, amount: number): number | null {
  if (amount > mostOf(info)) return null
  const option = info.options.find((one) => one.amount === amount)
  if (option) return option.fee
  const { custom } = info
  const fits =
    custom && amount >= custom.min && amount <= custom.max && (amount - custom.min) % custom.step === 0
  return fits ? Math.floor((amount * custom.feePct) / 100 + 0.5) : null
}

import { useAccount } from '../api/use-account.ts'

export type OwnFacts = {
  /** The spendable balance; null while unknown. */
  readonly balance: number | null
  /** Until when a package runs; null when it does not. */
  readonly runsUntil: (packageId: string) => string | null
}

const NOTHING: OwnFacts = { balance: null, runsUntil: () => null }

/** Facts for the shelves of a signed-in customer. A cached balance is not used for "missing" amounts. */
export function useOwnFacts(): OwnFacts {
  const account = useAccount().data
  if (!account) return NOTHING
  return {
    balance: account.stale ? null : account.totals.main,
    runsUntil: (id) =>
      account.activeSubscriptions
        .filter(({ packageId }) => packageId === id)
        .reduce<string | null>(
          (last, { expiresAt }) => (last === null || expiresAt > last ? expiresAt : last),
          null,
        ),
  }
}

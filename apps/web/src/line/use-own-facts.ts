import { useAccount } from '../api/use-account.ts'

export type OwnFacts = {
  /** What can be paid with now; null while nobody knows. */
  readonly balance: number | null
  /** Until when a package runs; null when it does not. */
  readonly runsUntil: (packageId: string) => string | null
}

const NOTHING: OwnFacts = { balance: null, runsUntil: () => null }

/** What a shelf may say to somebody who is signed in. An old balance says nothing about what is missing. */
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

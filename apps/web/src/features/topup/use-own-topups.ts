import { useAccount } from '../../api/use-account.ts'
import { useRecipients } from '../../api/use-recipients.ts'
import { useTransactions } from '../../api/use-transactions.ts'
import { usualOf } from './topup-amounts.ts'

export type OwnTopups = {
  /** What this line is mostly topped up with. */
  readonly usual: number | null
  /** Numbers sent to before. */
  readonly saved: readonly string[]
  /** Null while nobody can say it. */
  readonly balance: number | null
}

export const NOTHING_OWN: OwnTopups = { usual: null, saved: [], balance: null }

const LATEST = 10

/** For the signed-in customer; null until the usual amount is known, because it must not change under a finger. */
export function useOwnTopups(faces: readonly number[]): OwnTopups | null {
  const rows = useTransactions({ type: 'TOPUP' }, LATEST)
  const account = useAccount().data
  const saved = useRecipients().data ?? []
  if (rows.data === undefined && rows.isFetching) return null
  return {
    usual: usualOf(rows.data?.pages.flatMap(({ result }) => result) ?? [], faces),
    saved: saved.map(({ msisdn }) => msisdn),
    balance: account && !account.stale ? account.totals.main : null,
  }
}

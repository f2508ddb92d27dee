import { useEffect, useState } from 'react'
import type { AccountMain } from '#contracts/account.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { useAccount } from '../api/use-account.ts'
import { keepAccount, keptAccount } from './kept-account.ts'

export type OwnLine = {
  readonly account: AccountMain
  /** True when these are earlier values, because a new request failed. */
  readonly old: boolean
  readonly refreshing: boolean
  readonly refresh: () => void
}

type Reading =
  | { readonly state: 'waiting' }
  /** An account without our SIM, such as a fibre customer's. */
  | { readonly state: 'noLine' }
  | { readonly state: 'failed'; readonly error: Error | null; readonly retry: () => void }
  | { readonly state: 'there'; readonly line: OwnLine }

/** What the own line has: at once from this phone, then fresh from the server. */
export function useOwnLine(): Reading {
  const query = useAccount()
  const [kept] = useState(keptAccount)
  const { data, error, isFetching, isPaused } = query
  useEffect(() => {
    if (data && !data.stale) keepAccount(data)
  }, [data])
  if (error instanceof ApiRefusal && error.status === 404) return { state: 'noLine' }
  const refresh = () => void query.refetch()
  const failed = (error !== null && !isFetching) || isPaused
  const account = data ?? kept
  if (account) {
    const old = account.stale || failed
    return { state: 'there', line: { account, old, refreshing: isFetching && !isPaused, refresh } }
  }
  return failed ? { state: 'failed', error, retry: refresh } : { state: 'waiting' }
}

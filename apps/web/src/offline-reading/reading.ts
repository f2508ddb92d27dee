import { OfflineError } from '../api/api-errors.ts'
import type { KeptAnswer } from './kept-answers.ts'

/** The states of a page of posts: never both loading and failed, and a cached copy always has its date. */
export type Reading<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly data: T; readonly keptAt: number | null }

export type Asked<T> = {
  readonly data: T | undefined
  readonly dataUpdatedAt: number
  readonly error: Error | null
  /** Why the last attempt failed, while further ones go on. */
  readonly failureReason: Error | null
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  readonly refetch: () => unknown
}

/** Without a network the query is silently paused or fails; either way the server cannot be reached. */
export const isAway = (asked: Asked<unknown>, online: boolean) =>
  !online || asked.fetchStatus === 'paused' || asked.failureReason instanceof OfflineError

export function readingOf<T>(asked: Asked<T>, online: boolean, kept: KeptAnswer<T> | null): Reading<T> {
  const away = isAway(asked, online)
  if (asked.data !== undefined)
    return { state: 'loaded', data: asked.data, keptAt: away ? (kept?.at ?? asked.dataUpdatedAt) : null }
  if (away && kept) return { state: 'loaded', data: kept.data, keptAt: kept.at }
  const retry = () => void asked.refetch()
  if (asked.fetchStatus === 'paused') return { state: 'failed', error: new OfflineError('no network'), retry }
  if (asked.error && asked.fetchStatus === 'idle') return { state: 'failed', error: asked.error, retry }
  return { state: 'waiting' }
}

/** Loaded when both are; failed when either is; of two copies the older date counts. */
export function both<A, B>(first: Reading<A>, second: Reading<B>): Reading<readonly [A, B]> {
  if (first.state === 'failed') return first
  if (second.state === 'failed') return second
  if (first.state === 'waiting' || second.state === 'waiting') return { state: 'waiting' }
  const times = [first.keptAt, second.keptAt].filter((at) => at !== null)
  return {
    state: 'loaded',
    data: [first.data, second.data],
    keptAt: times.length > 0 ? Math.min(...times) : null,
  }
}

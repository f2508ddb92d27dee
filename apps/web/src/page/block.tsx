import { Component, type ReactNode } from 'react'
import { OfflineError } from '../api/api-errors.ts'
import { later, Nothing } from './later.tsx'
import { PlainFailure } from './plain-failure.tsx'

type Query<T> = {
  readonly data: T | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  /** Nobody to ask: the phone has no network. */
  readonly isPaused?: boolean
  readonly refetch: () => unknown
}

type Props<T> = {
  readonly query: Query<T>
  readonly skeleton: ReactNode
  readonly children: (data: T) => ReactNode
}

/** A part of a page that loads alone and may fail alone: what is there already stays when asking again fails. */
export function Block<T>({ query, skeleton, children }: Props<T>) {
  if (query.data !== undefined) {
    return <BlockBoundary>{children(query.data)}</BlockBoundary>
  }
  if (query.isPaused)
    return <BlockFailed error={new OfflineError('no network')} onRetry={() => void query.refetch()} />
  if (query.error && !query.isFetching)
    return <BlockFailed error={query.error} onRetry={() => void query.refetch()} />
  return skeleton
}

type Failure = { readonly error: Error | null; readonly onRetry: () => void }

/** Fetched when something fails, and ahead of that once the page stands; where it does not come either, few words do. */
export const BlockFailed = later<Failure>(
  () =>
    import('./block-failed.tsx').then(
      (module) => module.BlockFailed,
      () => PlainFailure,
    ),
  Nothing,
)

/** Content that breaks its block, such as an answer of an unknown shape, must not take the page along. */
class BlockBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <BlockFailed error={null} onRetry={() => this.setState({ failed: false })} />
  }
}

import { Component, type ReactNode } from 'react'
import { OfflineError } from '../api/api-errors.ts'
import { later, Nothing } from './later.tsx'
import { PlainFailure } from './plain-failure.tsx'

type Query<T> = {
  readonly data: T | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  /** True without a network. */
  readonly isPaused?: boolean
  readonly refetch: () => unknown
}

type Props<T> = {
  readonly query: Query<T>
  readonly skeleton: ReactNode
  readonly children: (data: T) => ReactNode
}

/** A part of a page that loads and fails on its own; loaded data stays when a refetch fails. */
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

/** Loaded when something fails, and in advance once the page is ready; if even that fails, a few words are shown. */
export const BlockFailed = later<Failure>(
  () =>
    import('./block-failed.tsx').then(
      (module) => module.BlockFailed,
      () => PlainFailure,
    ),
  Nothing,
)

/** Content that breaks its block, such as an answer of unknown shape, must not break the page. */
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

import { useInfiniteQuery } from '@tanstack/react-query'
import { getTransactions, type Transaction } from '#contracts/value.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

export type HistoryFilter = {
  readonly type?: Transaction['type']
  readonly status?: Transaction['status']
  /** `2026-11-15`: from this Yangon day on. */
  readonly from?: string
}

/** Changes of the own line, newest first, a page at a time. */
export const useTransactions = (filter: HistoryFilter, size: number) =>
  useInfiniteQuery({
    queryKey: useOwnKey(
      'transactions',
      filter.type ?? '',
      filter.status ?? '',
      filter.from ?? '',
      String(size),
    ),
    queryFn: ({ pageParam, signal }) =>
      callApi(getTransactions, { query: { ...filter, page: pageParam, size }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page }) => (page?.hasMore ? page.page + 1 : undefined),
    staleTime: 0,
  })

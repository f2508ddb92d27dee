import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { FIRST_PAGE } from '#contracts/paging.ts'
import { searchVasPackage } from '#contracts/packages.ts'
import { callApi, type CallInput } from './call-api.ts'

export type PackageQuery = Omit<NonNullable<CallInput<typeof searchVasPackage>['query']>, 'page' | 'size'>

/** The eight popular packages and three rows of four, so that no row is half empty. */
const CARDS_PER_PAGE = 20

/** The old list stays while a new one loads, so that the page does not flicker under a moving slider. */
export const useSearchPackages = (query: PackageQuery) =>
  useInfiniteQuery({
    queryKey: [searchVasPackage.id, query],
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) =>
      callApi(searchVasPackage, { query: { ...query, page: pageParam, size: CARDS_PER_PAGE }, signal }),
    getNextPageParam: (last, _all, lastPage) => (last.page?.hasMore ? lastPage + 1 : undefined),
    placeholderData: keepPreviousData,
  })

import { useInfiniteQuery } from '@tanstack/react-query'
import { getFibreBills } from '#contracts/fibre-bills.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

/** Bills of an own contract, newest first, a year at a time. */
export const useFibreBills = (contractNo: string) =>
  useInfiniteQuery({
    queryKey: useOwnKey('fibre-bills', contractNo),
    queryFn: async ({ pageParam, signal }) =>
      (
        await callApi(getFibreBills, {
          params: { contractNo },
          query: pageParam ? { before: pageParam } : {},
          signal,
        })
      ).result,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

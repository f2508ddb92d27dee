import { useInfiniteQuery } from '@tanstack/react-query'
import { getPointChanges, type PointChange } from '#contracts/loyalty.ts'
import { LIST_PAGE_SIZE, MAX_PAGE_SIZE } from '#contracts/paging.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'

export type ChangeKind = PointChange['kind']

/** Points that came and went, newest first, a page at a time. */
export const useChanges = (kind: ChangeKind | null) =>
  useInfiniteQuery({
    queryKey: useOwnKey('point-changes', kind ?? ''),
    queryFn: ({ pageParam, signal }) =>
      callApi(getPointChanges, {
        query: { ...(kind && { kind }), page: pageParam, size: LIST_PAGE_SIZE },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ page }) => (page?.hasMore ? page.page + 1 : undefined),
    staleTime: 0,
  })

/** All of them, for a file. */
export async function allChanges(kind: ChangeKind | null): Promise<PointChange[]> {
  const rows: PointChange[] = []
  for (let page = 0, more = true; more; page += 1) {
    const answer = await callApi(getPointChanges, {
      query: { ...(kind && { kind }), page, size: MAX_PAGE_SIZE },
    })
    rows.push(...answer.result)
    more = answer.page?.hasMore ?? false
  }
  return rows
}

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  APPLICATION_PAGE_SIZE,
  getApplication,
  getApplications,
  type Application,
} from '#contracts/applications.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'
import type { Writer } from '../../guest/use-writer.ts'

const RENEW_MS = 15_000

/** Keyed by person, so that nothing is shown to the next one on the same phone. */
const useApplicationsKey = (writer: Writer | null, ...what: readonly string[]) =>
  useOwnKey('applications', writer?.bearer.token ?? '', ...what)

export const useOwnApplications = (writer: Writer | null) =>
  useInfiniteQuery({
    queryKey: useApplicationsKey(writer, 'list'),
    queryFn: ({ pageParam, signal }) =>
      callApi(getApplications, {
        query: { page: pageParam, size: APPLICATION_PAGE_SIZE },
        signal,
        ...writer?.bearer,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ page }) => (page?.hasMore ? page.page + 1 : undefined),
    enabled: writer !== null,
    staleTime: 0,
  })

/** Refreshed while the page is visible. */
export const useApplication = (reference: string, writer: Writer) =>
  useQuery({
    queryKey: useApplicationsKey(writer, reference),
    queryFn: async ({ signal }) =>
      (await callApi(getApplication, { params: { reference }, signal, ...writer.bearer })).result,
    refetchInterval: RENEW_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  })

/** Shows the answer of a change at once, and refetches the list. */
export function useApplicationChanged(writer: Writer | null): (application: Application) => void {
  const client = useQueryClient()
  const key = useApplicationsKey(writer)
  return (application) => {
    client.setQueryData([...key, application.reference], application)
    void client.invalidateQueries({ queryKey: [...key, 'list'] })
  }
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { getTickets, TICKET_PAGE_SIZE } from '#contracts/tickets.ts'
import { callApi } from '../../api/call-api.ts'
import { useTicketsKey } from './use-ticket.ts'
import type { Writer } from '../../guest/use-writer.ts'

/** Own reports, those with the newest word first. */
export const useOwnTickets = (writer: Writer | null) =>
  useInfiniteQuery({
    queryKey: useTicketsKey(writer, 'list'),
    queryFn: ({ pageParam, signal }) =>
      callApi(getTickets, { query: { page: pageParam, size: TICKET_PAGE_SIZE }, signal, ...writer?.bearer }),
    initialPageParam: 0,
    getNextPageParam: ({ page }) => (page?.hasMore ? page.page + 1 : undefined),
    enabled: writer !== null,
    staleTime: 0,
  })

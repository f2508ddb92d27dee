import { useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getTicket, type Ticket } from '#contracts/tickets.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'
import { now } from '../../clock/now.ts'
import { renewEvery } from './renew-every.ts'
import type { Writer } from '../../guest/use-writer.ts'

/** Keyed by person, so that nothing is shown to the next one on the same phone. */
export const useTicketsKey = (writer: Writer | null, ...what: readonly string[]) =>
  useOwnKey('tickets', writer?.bearer.token ?? '', ...what)

/** One report with its thread, renewed while somebody looks at it. */
export function useTicket(ticketNo: string | null, writer: Writer | null) {
  const words = useRef({ count: 0, since: 0 })
  return useQuery({
    queryKey: useTicketsKey(writer, ticketNo ?? ''),
    queryFn: async ({ signal }) =>
      (await callApi(getTicket, { params: { ticketNo: ticketNo ?? '' }, signal, ...writer?.bearer })).result,
    enabled: ticketNo !== null && writer !== null,
    refetchInterval: ({ state: { data } }) => {
      const count = data?.thread.length ?? 0
      if (count !== words.current.count) words.current = { count, since: now() }
      return renewEvery(now() - words.current.since)
    },
    // A hidden page is not refreshed; on return it is at once.
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  })
}

/** Shows the answer of a change at once, and refetches the list. */
export function useTicketChanged(writer: Writer | null): (ticket: Ticket) => void {
  const client = useQueryClient()
  const key = useTicketsKey(writer)
  return (ticket) => {
    client.setQueryData([...key, ticket.ticketNo], ticket)
    void client.invalidateQueries({ queryKey: [...key, 'list'] })
  }
}

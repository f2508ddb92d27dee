import { useMutation } from '@tanstack/react-query'
import { closeTicket, type Ticket } from '#contracts/tickets.ts'
import { callApi, type CallInput } from '../../api/call-api.ts'
import { useTicketChanged } from './use-ticket.ts'
import type { Writer } from '../../guest/use-writer.ts'

export type Closing = NonNullable<CallInput<typeof closeTicket>['body']>

/** It works again, it is given up, it is rated, it is opened again. */
export function useClose(ticket: Ticket, writer: Writer) {
  const changed = useTicketChanged(writer)
  return useMutation({
    networkMode: 'always',
    mutationFn: async (body: Closing) =>
      (await callApi(closeTicket, { params: { ticketNo: ticket.ticketNo }, body, ...writer.bearer })).result,
    onSuccess: changed,
  })
}

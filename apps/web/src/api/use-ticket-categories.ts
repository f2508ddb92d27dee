import { useQuery } from '@tanstack/react-query'
import { getTicketCategories, type TicketService } from '#contracts/tickets.ts'
import { callApi } from './call-api.ts'

/** Kinds of problems with a service; fetched for each screen, because they include our deadline for answering. */
export const useTicketCategories = (service: TicketService) =>
  useQuery({
    queryKey: [getTicketCategories.id, service],
    queryFn: async ({ signal }) =>
      (await callApi(getTicketCategories, { query: { service }, signal })).result,
  })

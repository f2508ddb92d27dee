import { useQuery } from '@tanstack/react-query'
import { getTicketCategories, type TicketService } from '#contracts/tickets.ts'
import { callApi } from './call-api.ts'

/** What a problem with a service can be; by when we answer stands in it, so it is asked anew with each screen. */
export const useTicketCategories = (service: TicketService) =>
  useQuery({
    queryKey: [getTicketCategories.id, service],
    queryFn: async ({ signal }) =>
      (await callApi(getTicketCategories, { query: { service }, signal })).result,
  })

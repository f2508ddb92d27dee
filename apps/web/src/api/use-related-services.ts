import { useQuery } from '@tanstack/react-query'
import { getRelatedService } from '#contracts/digital.ts'
import { callApi } from './call-api.ts'

export const useRelatedServices = (id: string) =>
  useQuery({
    queryKey: [getRelatedService.id, id],
    queryFn: async ({ signal }) => (await callApi(getRelatedService, { params: { id }, signal })).result,
  })

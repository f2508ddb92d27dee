import { useQuery } from '@tanstack/react-query'
import { getDigitalService } from '#contracts/digital.ts'
import { callApi } from './call-api.ts'

export const useDigitalServices = () =>
  useQuery({
    queryKey: [getDigitalService.id],
    queryFn: async ({ signal }) => (await callApi(getDigitalService, { signal })).result,
  })

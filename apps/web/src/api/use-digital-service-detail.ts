import { useQuery } from '@tanstack/react-query'
import { getDigitalServiceDetail } from '#contracts/digital.ts'
import { callApi } from './call-api.ts'

export const useDigitalServiceDetail = (id: string) =>
  useQuery({
    queryKey: [getDigitalServiceDetail.id, id],
    queryFn: async ({ signal }) =>
      (await callApi(getDigitalServiceDetail, { params: { id }, signal })).result,
  })

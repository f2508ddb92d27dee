import { useQuery } from '@tanstack/react-query'
import { getJobDetail } from '#contracts/pages.ts'
import { callApi } from './call-api.ts'

export const useJobDetail = (id: string) =>
  useQuery({
    queryKey: [getJobDetail.id, id],
    queryFn: async ({ signal }) => (await callApi(getJobDetail, { params: { id }, signal })).result,
  })

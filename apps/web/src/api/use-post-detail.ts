import { useQuery } from '@tanstack/react-query'
import { getPostDetail } from '#contracts/content.ts'
import { callApi } from './call-api.ts'

export const usePostDetail = (id: string) =>
  useQuery({
    queryKey: [getPostDetail.id, id],
    queryFn: async ({ signal }) => (await callApi(getPostDetail, { params: { id }, signal })).result,
  })

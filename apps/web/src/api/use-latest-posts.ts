import { useQuery } from '@tanstack/react-query'
import { getLatestPostList } from '#contracts/content.ts'
import { callApi } from './call-api.ts'

export const useLatestPosts = () =>
  useQuery({
    queryKey: [getLatestPostList.id],
    queryFn: async ({ signal }) => (await callApi(getLatestPostList, { signal })).result,
  })

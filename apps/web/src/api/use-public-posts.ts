import { useQuery } from '@tanstack/react-query'
import { getPost } from '#contracts/content.ts'
import { FIRST_PAGE, PUBLIC_PAGE_SIZE } from '#contracts/paging.ts'
import { callApi } from './call-api.ts'

export const usePublicPosts = () =>
  useQuery({
    queryKey: [getPost.id, FIRST_PAGE],
    queryFn: async ({ signal }) =>
      (await callApi(getPost, { query: { page: FIRST_PAGE, size: PUBLIC_PAGE_SIZE }, signal })).result,
  })

import { useQuery } from '@tanstack/react-query'
import { getPage } from '#contracts/pages.ts'
import { callApi } from './call-api.ts'

export const usePage = (slug: string) =>
  useQuery({
    queryKey: [getPage.id, slug],
    queryFn: async ({ signal }) => (await callApi(getPage, { params: { slug }, signal })).result,
  })

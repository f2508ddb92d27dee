import { useQuery } from '@tanstack/react-query'
import { type BANNER_TYPES, getBannerByType } from '#contracts/content.ts'
import { callApi } from './call-api.ts'

export const useBanners = (type: (typeof BANNER_TYPES)[number]) =>
  useQuery({
    queryKey: [getBannerByType.id, type],
    queryFn: async ({ signal }) => (await callApi(getBannerByType, { query: { type }, signal })).result,
  })

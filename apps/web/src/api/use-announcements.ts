import { useQuery } from '@tanstack/react-query'
import { getAnnouncement } from '#contracts/content.ts'
import { callApi } from './call-api.ts'

export const useAnnouncements = () =>
  useQuery({
    queryKey: [getAnnouncement.id],
    queryFn: async ({ signal }) => (await callApi(getAnnouncement, { signal })).result,
  })

import { useQuery } from '@tanstack/react-query'
import { getJobs } from '#contracts/pages.ts'
import { callApi } from './call-api.ts'

export const useJobs = () =>
  useQuery({
    queryKey: [getJobs.id],
    queryFn: async ({ signal }) => (await callApi(getJobs, { signal })).result,
  })

import { useQuery } from '@tanstack/react-query'
import { getServiceApplications } from '#contracts/applications.ts'
import { callApi } from './call-api.ts'

export const useApplicationTypes = () =>
  useQuery({
    queryKey: [getServiceApplications.id],
    queryFn: async ({ signal }) => (await callApi(getServiceApplications, { signal })).result,
  })

import { useQuery } from '@tanstack/react-query'
import { getVasGroup } from '#contracts/packages.ts'
import { callApi } from './call-api.ts'

export const useVasGroups = () =>
  useQuery({
    queryKey: [getVasGroup.id],
    queryFn: async ({ signal }) => (await callApi(getVasGroup, { signal })).result,
  })

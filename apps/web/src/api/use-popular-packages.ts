import { useQuery } from '@tanstack/react-query'
import { getVasPackagePopular } from '#contracts/packages.ts'
import { callApi } from './call-api.ts'

export const usePopularPackages = () =>
  useQuery({
    queryKey: [getVasPackagePopular.id],
    queryFn: async ({ signal }) => (await callApi(getVasPackagePopular, { signal })).result,
  })

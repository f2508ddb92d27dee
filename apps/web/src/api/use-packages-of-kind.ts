import { useQuery } from '@tanstack/react-query'
import { searchVasPackage, type VasPackage } from '#contracts/packages.ts'
import { callApi } from './call-api.ts'

export const usePackagesOfKind = (kind: VasPackage['kind']) =>
  useQuery({
    queryKey: [searchVasPackage.id, 'kind', kind],
    queryFn: async ({ signal }) =>
      (await callApi(searchVasPackage, { query: { kinds: [kind], sort: 'PRICE_ASC' }, signal })).result,
  })

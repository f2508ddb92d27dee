import { useQuery } from '@tanstack/react-query'
import { getFtthPackageDetail } from '#contracts/fibre.ts'
import { callApi } from './call-api.ts'

export const useFibrePackage = (id: string) =>
  useQuery({
    queryKey: [getFtthPackageDetail.id, id],
    queryFn: async ({ signal }) => (await callApi(getFtthPackageDetail, { params: { id }, signal })).result,
  })

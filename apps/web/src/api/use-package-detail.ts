import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { getVasPackageDetail } from '#contracts/packages.ts'
import { callApi } from './call-api.ts'

const packageDetail = (id: string) =>
  queryOptions({
    queryKey: [getVasPackageDetail.id, id],
    queryFn: async ({ signal }) => (await callApi(getVasPackageDetail, { params: { id }, signal })).result,
  })

export const usePackageDetail = (id: string) => useQuery(packageDetail(id))

/** Several at once, in the given order; packages still loading or no longer sold are left out. */
export const usePackages = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map(packageDetail),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })

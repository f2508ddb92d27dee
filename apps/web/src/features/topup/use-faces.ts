import { useQuery } from '@tanstack/react-query'
import { getTopupFaces } from '#contracts/payments.ts'
import { callApi } from '../../api/call-api.ts'

/** Amounts, tax and limits as they are now: staff may have changed them since. */
export const useFaces = () =>
  useQuery({
    queryKey: [getTopupFaces.id],
    queryFn: async ({ signal }) => (await callApi(getTopupFaces, { signal })).result,
    staleTime: 0,
  })

import { useQuery } from '@tanstack/react-query'
import { getLoyaltyRules } from '#contracts/loyalty.ts'
import { callApi } from './call-api.ts'

/** The same for everybody: how points are earned and what each level needs. */
export const useLoyaltyRules = () =>
  useQuery({
    queryKey: [getLoyaltyRules.id],
    queryFn: async ({ signal }) => (await callApi(getLoyaltyRules, { signal })).result,
  })

import { useQuery } from '@tanstack/react-query'
import { getLoyaltyRules } from '#contracts/loyalty.ts'
import { callApi } from './call-api.ts'

/** How points are earned and what each level asks for: the same for everybody. */
export const useLoyaltyRules = () =>
  useQuery({
    queryKey: [getLoyaltyRules.id],
    queryFn: async ({ signal }) => (await callApi(getLoyaltyRules, { signal })).result,
  })

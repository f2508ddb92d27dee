import { useQuery } from '@tanstack/react-query'
import { getRoaming } from '#contracts/international.ts'
import { callApi } from './call-api.ts'

export const useRoaming = (country: string) =>
  useQuery({
    queryKey: [getRoaming.id, country],
    queryFn: async ({ signal }) => (await callApi(getRoaming, { query: { country }, signal })).result,
  })

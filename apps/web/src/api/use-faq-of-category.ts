import { useQuery } from '@tanstack/react-query'
import { getFaq, type Faq } from '#contracts/help.ts'
import { callApi } from './call-api.ts'

export const useFaqOfCategory = (category: Faq['category']) =>
  useQuery({
    queryKey: [getFaq.id, { category }],
    queryFn: async ({ signal }) => (await callApi(getFaq, { query: { category }, signal })).result,
  })

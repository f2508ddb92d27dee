import { useMutation } from '@tanstack/react-query'
import { voteFaq, type FaqVote } from '#contracts/help.ts'
import { callApi } from './call-api.ts'

export const useVoteFaq = (id: string) =>
  useMutation({
    mutationFn: async (body: FaqVote) => (await callApi(voteFaq, { params: { id }, body })).result,
  })

import { useMutation } from '@tanstack/react-query'
import { contact } from '#contracts/contact.ts'
import { callApi, type CallInput } from './call-api.ts'

export const useSendContact = () =>
  useMutation({
    mutationFn: async (body: NonNullable<CallInput<typeof contact>['body']>) =>
      (await callApi(contact, { body })).result,
  })

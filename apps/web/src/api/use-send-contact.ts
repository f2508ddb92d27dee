import { useMutation } from '@tanstack/react-query'
import { contact, contactProven } from '#contracts/contact.ts'
import { callApi, type CallInput } from './call-api.ts'

type Letter = {
  readonly message: NonNullable<CallInput<typeof contact>['body']>
  /** That the number in it is the writer's own: a guest's token, or none for somebody who is signed in with it. */
  readonly proof: { readonly token?: string } | null
}

export const useSendContact = () =>
  useMutation({
    mutationFn: async ({ message: body, proof }: Letter) =>
      (await (proof ? callApi(contactProven, { body, ...proof }) : callApi(contact, { body }))).result,
  })

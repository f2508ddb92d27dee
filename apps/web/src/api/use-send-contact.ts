import { useMutation } from '@tanstack/react-query'
import { contact, contactProven } from '#contracts/contact.ts'
import { callApi, type CallInput } from './call-api.ts'

type Letter = {
  readonly message: NonNullable<CallInput<typeof contact>['body']>
  /** Proof that the number is the sender's own: a guest's token, or nothing when signed in with it. */
  readonly proof: { readonly token?: string } | null
}

export const useSendContact = () =>
  useMutation({
    mutationFn: async ({ message: body, proof }: Letter) =>
      (await (proof ? callApi(contactProven, { body, ...proof }) : callApi(contact, { body }))).result,
  })

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeRecipient, saveRecipient } from '#contracts/recipients.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'

type Named = { readonly msisdn: string; readonly nickname: string }

function useBookChange<Change>(change: (wanted: Change) => Promise<unknown>) {
  const client = useQueryClient()
  const queryKey = useOwnKey('recipients')
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

/** Saves a number, or gives it another name; an empty one takes the name away. */
export const useSaveRecipient = () =>
  useBookChange(({ msisdn, nickname }: Named) =>
    callApi(saveRecipient, { body: { msisdn, nickname: nickname.trim() || null } }),
  )

export const useRemoveRecipient = () =>
  useBookChange((msisdn: string) => callApi(removeRecipient, { params: { msisdn } }))

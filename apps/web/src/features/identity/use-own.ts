import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listSessions, revokeSession } from '#contracts/identity.ts'
import { listPasskeys, removePasskey } from '#contracts/passkey.ts'
import type { Proof } from '#contracts/proof.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'

export const useOwnSessions = () =>
  useQuery({
    queryKey: useOwnKey('sessions'),
    queryFn: async ({ signal }) => (await callApi(listSessions, { signal })).result,
    staleTime: 0,
  })

export function useEndSession() {
  const client = useQueryClient()
  const queryKey = useOwnKey('sessions')
  return useMutation({
    mutationFn: (sessionId: string) => callApi(revokeSession, { params: { sessionId } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

export const useOwnPasskeys = () =>
  useQuery({
    queryKey: useOwnKey('passkeys'),
    queryFn: async ({ signal }) => (await callApi(listPasskeys, { signal })).result,
    staleTime: 0,
  })

export function useRemovePasskey(passkeyId: string | null, onRemoved: () => void) {
  const client = useQueryClient()
  const queryKey = useOwnKey('passkeys')
  return useMutation({
    networkMode: 'always',
    mutationFn: (proof: Proof) =>
      callApi(removePasskey, { params: { passkeyId: passkeyId ?? '' }, body: { proof } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey })
      onRemoved()
    },
  })
}

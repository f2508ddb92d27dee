import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listSessions, logout, revokeSession } from '#contracts/identity.ts'
import { listPasskeys, removePasskey } from '#contracts/passkey.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'
import { forgetOwner } from '../../session/own-storage.ts'
import { forgetSession } from '../../session/session-store.ts'

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

/** The server first: nobody may believe to be signed out everywhere who is not. */
export const useSignOutEverywhere = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await callApi(logout, { body: { allDevices: true } })
      forgetSession()
      forgetOwner()
      window.location.reload()
    },
  })

export const useOwnPasskeys = () =>
  useQuery({
    queryKey: useOwnKey('passkeys'),
    queryFn: async ({ signal }) => (await callApi(listPasskeys, { signal })).result,
    staleTime: 0,
  })

export function useRemovePasskey() {
  const client = useQueryClient()
  const queryKey = useOwnKey('passkeys')
  return useMutation({
    mutationFn: (passkeyId: string) => callApi(removePasskey, { params: { passkeyId } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

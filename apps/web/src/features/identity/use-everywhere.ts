import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, logout } from '#contracts/identity.ts'
import { removeCredentials } from '#contracts/passkey.ts'
import type { Proof } from '#contracts/proof.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'
import { forgetOwner } from '../../session/own-storage.ts'
import { forgetSession } from '../../session/session-store.ts'

function leaveHere(): void {
  forgetSession()
  forgetOwner()
  window.location.reload()
}

/** The server first: nobody should believe they are signed out everywhere when they are not. */
export const useSignOutEverywhere = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await callApi(logout, { body: { allDevices: true } })
      leaveHere()
    },
  })

/** Takes effect before any code: a thief is signed out while the owner still looks for the SMS. */
export function useEndOthers() {
  const client = useQueryClient()
  const queryKey = useOwnKey('sessions')
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => void (await callApi(endOtherSessions)),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

export const useRemoveCredentials = (ticked: { readonly passkeys: boolean; readonly deviceKeys: boolean }) =>
  useMutation({
    networkMode: 'always',
    mutationFn: async (proof: Proof) => {
      await callApi(removeCredentials, { body: { ...ticked, proof } })
      leaveHere()
    },
  })

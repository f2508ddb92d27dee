import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OtpView } from '#contracts/identity.ts'
import { askProof, type ProofPurpose } from '#contracts/proof.ts'
import { callApi } from '../api/call-api.ts'
import { useOwnKey } from '../api/use-own-key.ts'
import { now } from '../clock/now.ts'
import { timesOf } from '../value/sent-step.ts'

type Sent = ReturnType<typeof timesOf> & { readonly challengeId: string; readonly sends: number }

const toSent = (view: OtpView, sends: number): Sent => ({
  ...timesOf(view, now()),
  challengeId: view.challengeId,
  sends,
})

/** A code for one purpose. A sheet that is reopened continues with a code that is still valid. */
export function useProofCode(purpose: ProofPurpose) {
  const client = useQueryClient()
  const key = useOwnKey('proof', purpose)
  const [sent, setSent] = useState<Sent | null>(() => {
    const kept = client.getQueryData<Sent>(key)
    return kept && kept.expiresAt > now() ? kept : null
  })
  const ask = useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      toSent((await callApi(askProof, { body: { purpose } })).result, (sent?.sends ?? 0) + 1),
    onSuccess: (next) => {
      client.setQueryData(key, next)
      setSent(next)
    },
  })
  return {
    sent,
    send: () => ask.mutate(),
    sending: ask.isPending,
    error: ask.error,
    /** The code may be spent now: a sheet opened later requests a new one. */
    tried: () => client.removeQueries({ queryKey: key }),
    forget() {
      setSent(null)
      ask.reset()
    },
  }
}

export type ProofCode = ReturnType<typeof useProofCode>

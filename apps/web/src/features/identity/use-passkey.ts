import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { SessionView } from '#contracts/identity.ts'
import type { Proof } from '#contracts/proof.ts'
import { now } from '../../clock/now.ts'
import { wasCancelled } from '../../proof/has-passkeys.ts'
import type { Begun } from './passkeys.ts'
import { useOneAtATime } from '../../codes/use-one-at-a-time.ts'

/** The library is loaded when a passkey is wanted. */
const passkeys = () => import('./passkeys.ts')

export function usePasskeySignIn(onSession: (view: SessionView) => Promise<void>) {
  const turn = useOneAtATime()
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async () => onSession(await (await passkeys()).signInWithPasskey()),
    onSettled: turn.end,
  })
  return {
    start: () => turn.start(() => mutation.mutate()),
    pending: mutation.isPending,
    cancelled: wasCancelled(mutation.error),
    error: wasCancelled(mutation.error) ? null : mutation.error,
  }
}

/** A little less than the server's time limit. */
const WAITS_MS = 4 * 60_000

/** First the proof, then the phone's own dialog. If that is closed, it can be opened again without another proof. */
export function useMakePasskey({ onBegun, onMade }: Record<'onBegun' | 'onMade', () => void>) {
  const [waiting, setWaiting] = useState<{ begun: Begun; until: number } | null>(null)
  const making = useMutation({
    networkMode: 'always',
    mutationFn: async (begun: Begun) => (await passkeys()).makePasskey(begun),
    onSuccess: onMade,
    onSettled: (_, error) => {
      if (!wasCancelled(error)) setWaiting(null)
    },
  })
  const wanted = useMutation({
    networkMode: 'always',
    mutationFn: async (proof: Proof) => (await passkeys()).beginMaking(proof),
    onSuccess: (begun) => {
      setWaiting({ begun, until: now() + WAITS_MS })
      onBegun()
      making.mutate(begun)
    },
  })
  return {
    wanted,
    /** Proven but not created yet: returns true after reopening the phone's dialog. */
    openAgain(): boolean {
      if (!waiting || waiting.until < now()) return false
      making.mutate(waiting.begun)
      return true
    },
    pending: making.isPending,
    made: making.isSuccess,
    cancelled: wasCancelled(making.error),
    error: wasCancelled(making.error) ? null : making.error,
  }
}

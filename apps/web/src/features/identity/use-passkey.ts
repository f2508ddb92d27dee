import { useMutation } from '@tanstack/react-query'
import type { SessionView } from '#contracts/identity.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** Closing the phone's own window is a choice, not a failure. */
const wasCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** The library comes when a passkey is wanted. */
const passkeys = () => import('./passkeys.ts')

function usePasskeyCeremony(ceremony: () => Promise<void>) {
  const turn = useOneAtATime()
  const mutation = useMutation({ networkMode: 'always', mutationFn: ceremony, onSettled: turn.end })
  return {
    start: () => turn.start(() => mutation.mutate()),
    pending: mutation.isPending,
    made: mutation.isSuccess,
    cancelled: wasCancelled(mutation.error),
    error: wasCancelled(mutation.error) ? null : mutation.error,
  }
}

export const usePasskeySignIn = (onSession: (view: SessionView) => Promise<void>) =>
  usePasskeyCeremony(async () => onSession(await (await passkeys()).signInWithPasskey()))

export const useMakePasskey = (onMade: () => void) =>
  usePasskeyCeremony(async () => {
    await (await passkeys()).makePasskey()
    onMade()
  })

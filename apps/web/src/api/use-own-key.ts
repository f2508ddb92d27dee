import { useSession } from '../session/session-store.ts'

/** Keyed by the session, so that one person's data is never shown to the next on the same phone. */
export function useOwnKey(...what: readonly string[]): string[] {
  const session = useSession()
  return ['own', session.state === 'signedIn' ? session.token : '', ...what]
}

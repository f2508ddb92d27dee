import { useGuestSession } from './use-guest-session.ts'
import { owner } from '../session/own-storage.ts'
import { useSession } from '../session/session-store.ts'

export type Writer = {
  readonly guest: boolean
  /** As it is stored; null where the phone has forgotten it. */
  readonly number: string | null
  /** For a call: a guest's own token, or none for whoever is signed in. */
  readonly bearer: { readonly token?: string }
}

/** Who writes: somebody signed in, or a guest who proved a number in this tab; null: nobody yet. */
export function useWriter(): Writer | null {
  const signedIn = useSession().state === 'signedIn'
  const guest = useGuestSession('TICKET')
  if (signedIn) return { guest: false, number: owner.read(), bearer: {} }
  return guest && { guest: true, number: guest.number, bearer: { token: guest.token } }
}

import { useGuestSession } from './use-guest-session.ts'
import { owner } from '../session/own-storage.ts'
import { useSession } from '../session/session-store.ts'

export type Writer = {
  readonly guest: boolean
  /** In its stored form; null where the phone has forgotten it. */
  readonly number: string | null
  /** For calls: a guest's token, or nothing when signed in. */
  readonly bearer: { readonly token?: string }
}

/** The signed-in customer, or a guest who proved a number in this tab; null when neither. */
export function useWriter(): Writer | null {
  const signedIn = useSession().state === 'signedIn'
  const guest = useGuestSession('TICKET')
  if (signedIn) return { guest: false, number: owner.read(), bearer: {} }
  return guest && { guest: true, number: guest.number, bearer: { token: guest.token } }
}

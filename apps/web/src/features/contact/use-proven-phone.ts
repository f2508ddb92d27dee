import { parseMsisdn } from '#contracts/msisdn.ts'
import { useGuestSession } from '../../guest/use-guest-session.ts'
import { owner } from '../../session/own-storage.ts'
import { useSession } from '../../session/session-store.ts'

export type ProvenPhone = {
  /** The number that was typed, as it is stored; null when a code cannot go there. */
  readonly number: string | null
  /** What shows that it is theirs: a guest's token, or being signed in with it; null when nothing does. */
  readonly proof: { readonly token?: string } | null
}

/** Whether the number in the form is known to be the writer's own. */
export function useProvenPhone(phone: string): ProvenPhone {
  const number = parseMsisdn(phone)
  const guest = useGuestSession('CONTACT')
  const signedIn = useSession().state === 'signedIn'
  if (number === null) return { number, proof: null }
  if (signedIn && owner.read() === number) return { number, proof: {} }
  return { number, proof: guest?.number === number ? { token: guest.token } : null }
}

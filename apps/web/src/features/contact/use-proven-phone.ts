import { parseMsisdn } from '#contracts/msisdn.ts'
import { useGuestSession } from '../../guest/use-guest-session.ts'
import { owner } from '../../session/own-storage.ts'
import { useSession } from '../../session/session-store.ts'

export type ProvenPhone = {
  /** The typed number in its stored form; null when a code cannot be sent there. */
  readonly number: string | null
  /** Proof that it is the sender's: a guest's token, or the session that owns it; null without proof. */
  readonly proof: { readonly token?: string } | null
}

/** Whether the number in the form is known to be the sender's own. */
export function useProvenPhone(phone: string): ProvenPhone {
  const number = parseMsisdn(phone)
  const guest = useGuestSession('CONTACT')
  const signedIn = useSession().state === 'signedIn'
  if (number === null) return { number, proof: null }
  if (signedIn && owner.read() === number) return { number, proof: {} }
  return { number, proof: guest?.number === number ? { token: guest.token } : null }
}

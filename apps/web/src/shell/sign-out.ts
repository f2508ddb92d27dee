import { forgetOwner } from '../session/own-storage.ts'
import { currentSession, forgetSession } from '../session/session-store.ts'

type Revoke = (token: string) => Promise<unknown>

const REVOKE_WAIT_MS = 1500

/** Loaded at sign-out; without a network that fails, and only the local part happens. */
const revokeOnServer: Revoke = async (token) => (await import('../api/revoke-token.ts')).revokeToken(token)

/** The local part works offline too: the server is told when possible, and nobody waits long for it. */
export async function signOut(
  reload: () => void = () => window.location.reload(),
  revoke: Revoke = revokeOnServer,
): Promise<void> {
  const session = currentSession()
  forgetSession()
  forgetOwner()
  if (session.state === 'signedIn') {
    const patience = new Promise((resolve) => window.setTimeout(resolve, REVOKE_WAIT_MS))
    await Promise.race([revoke(session.token).catch(() => undefined), patience])
  }
  reload()
}

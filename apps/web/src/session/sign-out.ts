import { currentSession, forgetSession } from './session-store.ts'

type Revoke = (token: string) => Promise<unknown>

/** Filled by the identity feature; until a server session exists there is nothing to revoke. */
let revoke: Revoke = () => Promise.resolve()

export function onRevoke(call: Revoke): void {
  revoke = call
}

const REVOKE_WAIT_MS = 1500

/** The local part works offline too: the server is told when it can be, and nobody waits long for it. */
export async function signOut(reload: () => void = () => window.location.reload()): Promise<void> {
  const session = currentSession()
  forgetSession()
  if (session.state === 'signedIn') {
    const patience = new Promise((resolve) => window.setTimeout(resolve, REVOKE_WAIT_MS))
    await Promise.race([revoke(session.token).catch(() => undefined), patience])
  }
  reload()
}

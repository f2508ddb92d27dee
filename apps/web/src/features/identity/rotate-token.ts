import { refreshToken } from '#contracts/identity.ts'
import { callApi } from '../../api/call-api.ts'
import { now } from '../../clock/now.ts'
import { currentSession, rotateAt, signIn } from '../../session/session-store.ts'

type Locks = { request(name: string, work: () => Promise<void>): Promise<void> }

export const keepRotation = (rotateInSeconds: number) =>
  rotateAt.write(String(now() + rotateInSeconds * 1000))

async function rotate(): Promise<void> {
  const session = currentSession()
  // Another tab may have done it while this one waited for its turn.
  if (session.state === 'anonymous' || Number(rotateAt.read() ?? Infinity) > now()) return
  const { result } = await callApi(refreshToken, { body: {} })
  signIn(session.username, result.token)
  keepRotation(result.rotateIn)
}

/** A new token for the same session. When it does not come, the old one goes on and the next page asks again. */
export async function rotateToken(): Promise<void> {
  const { locks } = navigator as { locks?: Locks }
  await (locks ? locks.request('rotate-token', rotate) : rotate()).catch(() => undefined)
}

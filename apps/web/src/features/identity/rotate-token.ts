import { refreshToken } from '#contracts/identity.ts'
import { callApi } from '../../api/call-api.ts'
import { now } from '../../clock/now.ts'
import { currentSession, rotateAt, signIn } from '../../session/session-store.ts'

type Locks = { request(name: string, work: () => Promise<void>): Promise<void> }

export const keepRotation = (rotateInSeconds: number) =>
  rotateAt.write(String(now() + rotateInSeconds * 1000))

async function rotate(): Promise<void> {
  const session = currentSession()
  // Another tab may have rotated it while this one waited for the lock.
  if (session.state === 'anonymous' || Number(rotateAt.read() ?? Infinity) > now()) return
  const { result } = await callApi(refreshToken, { body: {} })
  signIn(session.username, result.token)
  keepRotation(result.rotateIn)
}

/** A new token for the same session. If it fails, the old one stays valid and the next page tries again. */
export async function rotateToken(): Promise<void> {
  const { locks } = navigator as { locks?: Locks }
  await (locks ? locks.request('rotate-token', rotate) : rotate()).catch(() => undefined)
}

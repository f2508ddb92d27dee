import type { Payload } from 'payload'
import { endSession } from './enrolment-store.ts'
import { isRefusedSignIn } from './is-refused-sign-in.ts'
import { sessionOfToken } from './session-of-token.ts'

/** Asked by a sign-in of its own, so that wrong ones are counted and lock as any other; its session ends at once. */
export async function isOwnPassword(payload: Payload, email: string, password: string): Promise<boolean> {
  if (password.trim() === '') return false
  try {
    const { token } = await payload.login({ collection: 'users', data: { email, password } })
    if (token) await endSession(payload, sessionOfToken(token))
    return true
  } catch (error) {
    if (isRefusedSignIn(error)) return false
    throw error
  }
}

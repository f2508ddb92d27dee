import type { FastifyRequest } from 'fastify'
import type { Call } from '#contracts/call.ts'
import { refused, type Refused } from '../errors/answer.ts'

/** Who is calling. `subject` is the owner's own id, never a number. */
export type Session = { readonly subject: string }

/** Given by the module that owns sessions; answers a refusal when the token is old or unknown. */
export type ReadSession = (token: string) => Promise<Session | Refused>

const BEARER = /^Bearer (\S{1,512})$/

/** Null when the call may go on. */
export async function checkSession(
  call: Call,
  request: FastifyRequest,
  readSession: ReadSession | undefined,
): Promise<Refused | null> {
  if (call.session !== 'required') return null
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (!token || !readSession) return refused('UNAUTHENTICATED')
  const session = await readSession(token)
  if ('code' in session) return session
  request.session = session
  return null
}

import type { FastifyRequest } from 'fastify'
import type { Call } from '#contracts/call.ts'
import { refused, type Refused } from '../errors/answer.ts'

/** Who is calling. `subject` is the owner's own id. Which line a call is about is asked of identity, never read from here. */
export type Session = { readonly subject: string; readonly id: string; readonly ownNumber: string }

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
  const session = await sessionOf(request, readSession)
  if ('code' in session) return session
  request.session = session
  return null
}

/** For calls that only sometimes need to know. */
export async function sessionOf(
  request: FastifyRequest,
  readSession: ReadSession | undefined,
): Promise<Session | Refused> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  return token && readSession ? readSession(token) : refused('UNAUTHENTICATED')
}

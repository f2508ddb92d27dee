import type { FastifyRequest } from 'fastify'
import type { Call } from '#contracts/call.ts'
import { refused, type Refused } from '../errors/answer.ts'

/** Who is signed in. `subject` is the owner's own id. Which line a call is about is asked of identity, never read from here. */
export type Session = {
  readonly scope: 'account'
  readonly subject: string
  readonly id: string
  readonly ownNumber: string
}

/** A guest who proved a number for one purpose. There is no account, so there is no subject. */
export type ContactSession = {
  readonly scope: 'contact'
  readonly provenFor: string
  readonly id: string
  readonly ownNumber: string
}

export type AnySession = Session | ContactSession

/** Given by the module that owns sessions; answers a refusal when the token is old or unknown. */
export type ReadSession = (token: string) => Promise<AnySession | Refused>

const BEARER = /^Bearer (\S{1,512})$/

/** Null when the call may go on. */
export async function checkSession(
  call: Call,
  request: FastifyRequest,
  readSession: ReadSession | undefined,
): Promise<Refused | null> {
  if (call.session !== 'required' && call.session !== 'contact') return null
  const session = await sessionOf(request, readSession)
  if ('code' in session) return session
  if (!mayCall(call, session)) return refused('FORBIDDEN')
  request.session = session
  return null
}

/** A guest gets in where a call names what the guest has proven, and nowhere else. */
const mayCall = ({ session, provenFor }: Call, caller: AnySession): boolean =>
  caller.scope === 'account' || (session === 'contact' && caller.provenFor === provenFor)

/** For calls that only sometimes need to know. */
export async function sessionOf(
  request: FastifyRequest,
  readSession: ReadSession | undefined,
): Promise<AnySession | Refused> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  return token && readSession ? readSession(token) : refused('UNAUTHENTICATED')
}

import type { FastifyRequest } from 'fastify'
import type { Call } from '#contracts/call.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { refused, type Refused } from '../errors/answer.ts'

/** A signed-in account. `subject` is the account's id. Ask identity which line a call is about; do not read it from here. */
export type Session = {
  readonly scope: 'account'
  readonly subject: string
  readonly id: string
  readonly ownNumber: string
}

/** A guest who proved a number for one purpose. Without an account there is no subject. */
export type ContactSession = {
  readonly scope: 'contact'
  readonly provenFor: string
  readonly id: string
  readonly ownNumber: string
}

export type AnySession = Session | ContactSession

/** A member of staff with their present roles. */
export type StaffCaller = {
  readonly staffId: string
  readonly sessionId: string
  readonly name: string
  readonly lang: 'en' | 'my'
  readonly roles: readonly Role[]
  readonly endsAt: Date
  readonly demo: boolean
}

/** Given by the office process: refuses callers without one of the call's roles. */
export type AdmitStaff = (call: Call, request: FastifyRequest) => Promise<StaffCaller | Refused>

/** Given by the module that owns sessions; returns a refusal for an expired or unknown token. */
export type ReadSession = (token: string) => Promise<AnySession | Refused>

const BEARER = /^Bearer (\S{1,512})$/

/** Null when the call may go on. */
export async function checkSession(
  call: Call,
  request: FastifyRequest,
  readSession: ReadSession | undefined,
): Promise<Refused | null> {
  if (call.session === 'staff') return checkStaff(call, request)
  if (call.session !== 'required' && call.session !== 'contact') return null
  const session = await sessionOf(request, readSession)
  if ('code' in session) return session
  if (!mayCall(call, session)) return refused('FORBIDDEN')
  request.session = session
  return null
}

/** A process without an office admits no staff. */
async function checkStaff(call: Call, request: FastifyRequest): Promise<Refused | null> {
  const admitted = (await request.server.admitStaff?.(call, request)) ?? refused('UNAUTHENTICATED')
  if ('code' in admitted) return admitted
  request.staff = admitted
  return null
}

/** A guest is admitted only to calls that accept what the guest has proven. */
const mayCall = ({ session, provenFor }: Call, caller: AnySession): boolean =>
  caller.scope === 'account' || (session === 'contact' && caller.provenFor === provenFor)

/** For calls where a session is optional. */
export async function sessionOf(
  request: FastifyRequest,
  readSession: ReadSession | undefined,
): Promise<AnySession | Refused> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  return token && readSession ? readSession(token) : refused('UNAUTHENTICATED')
}

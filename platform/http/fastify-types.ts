import type { FastifyRequest } from 'fastify'
import type { Call } from '#contracts/call.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import type { LimitAddress } from '../limits/address-limits.ts'
import type { AdmitStaff, AnySession, ReadSession, StaffCaller } from './session.ts'

/** Called for every refusal that is sent. */
export type OnRefusal = (request: FastifyRequest, code: ErrorCode) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call this process answers; the API description is generated from it. */
    readonly servedCalls: Call[]
    /** The value of the client header that state-changing calls need. */
    readonly clientName: string
    readonly readSession: ReadSession | undefined
    readonly admitStaff: AdmitStaff | undefined
    readonly limitAddress: LimitAddress | undefined
    readonly onRefusal: OnRefusal | undefined
    /** Called for every answer that failed because the database was down. */
    readonly onDatabaseAway: (() => void) | undefined
    /** Where to redirect a person who opens an address that only the website knows; null when it knows none. */
    leadTo: ((path: string) => string) | null
  }
  interface FastifyRequest {
    session: AnySession | null
    staff: StaffCaller | null
  }
  interface FastifyContextConfig {
    call?: Call
  }
}

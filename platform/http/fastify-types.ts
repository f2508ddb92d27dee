import type { FastifyRequest } from 'fastify'
import type { Call } from '#contracts/call.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import type { LimitAddress } from '../limits/address-limits.ts'
import type { AdmitStaff, AnySession, ReadSession, StaffCaller } from './session.ts'

/** Told of every refusal that leaves. */
export type OnRefusal = (request: FastifyRequest, code: ErrorCode) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call this process answers; the API description is written from it. */
    readonly servedCalls: Call[]
    /** The value of the client header that state-changing calls must carry. */
    readonly clientName: string
    readonly readSession: ReadSession | undefined
    readonly admitStaff: AdmitStaff | undefined
    readonly limitAddress: LimitAddress | undefined
    readonly onRefusal: OnRefusal | undefined
    /** Told of every answer that the database was away for. */
    readonly onDatabaseAway: (() => void) | undefined
    /** Where a person is led who opens an address that only the website knows; null when it is none. */
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

import type { Call } from '#contracts/call.ts'
import type { LimitAddress } from '../limits/address-limits.ts'
import type { ReadSession, Session } from './session.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call this process answers; the API description is written from it. */
    readonly servedCalls: Call[]
    /** The value of the client header that state-changing calls must carry. */
    readonly clientName: string
    readonly readSession: ReadSession | undefined
    readonly limitAddress: LimitAddress | undefined
  }
  interface FastifyRequest {
    session: Session | null
  }
  interface FastifyContextConfig {
    call?: Call
  }
}

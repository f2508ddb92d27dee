import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Call, ResultOf, Schema } from '#contracts/call.ts'
import type { Lang } from '#contracts/language.ts'
import { makeAuditStore } from '#modules/audit/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { refused, type Answer, type Ok, type Refused } from '#platform/errors/answer.ts'
import { successBody } from '#platform/http/envelope.ts'
import { languageOf, sendRefusal } from '#platform/http/send.ts'
import { callerOf, register } from '#platform/http/serve.ts'
import type { StaffCaller } from '#platform/http/session.ts'
import { asCaller } from '#platform/security/caller.ts'

/** The audit record of a call, filled in by its handler. */
export type Sheet = {
  thing?: string
  customer?: string
  reason?: string
  before?: object
  after?: object
}

type InputOf<S> = S extends Schema ? z.output<S> : never

export type StaffWork<C extends Call> = {
  readonly who: StaffCaller
  /** Everything the call reads and changes, and its audit row, belong to this transaction. */
  readonly tx: Tx
  readonly params: InputOf<C['params']>
  readonly body: InputOf<C['body']>
  readonly lang: Lang
  readonly now: Date
  readonly sheet: Sheet
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type StaffHandler<C extends Call> = (work: StaffWork<C>) => Promise<Answer<ResultOf<C>>>

export type ServeStaff = <C extends Call>(call: C, handler: StaffHandler<C>) => void

/** A refusal rolls back what was done before it. */
class Undone extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(refusal.code)
    this.refusal = refusal
  }
}

type Deps = { readonly db: Database; readonly clock: Clock }

/** Text that PostgreSQL refuses: a NUL character or a lone surrogate. */
function isUnfit(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, one]) => isUnfit(key) || isUnfit(one))
}

/** The one way into every call of the office: its change and its audit row are committed together, and only then answered. */
export const makeServeStaff =
  (app: FastifyInstance, { db, clock }: Deps): ServeStaff =>
  (call, handler) => {
    register(app, call, async (request, reply) => {
      const who = request.staff
      if (!who) throw new Error(`${call.id} is no call of the office`)
      const lang = languageOf(request)
      const { params, body } = request
      if (isUnfit(body)) return sendRefusal(request, reply, refused('VALIDATION'))
      const sheet: Sheet = {}
      const now = clock.now()
      const { staffId, sessionId } = who
      const note = (tx: Tx, outcome: string) =>
        makeAuditStore(tx).write({ at: now, staffId, sessionId, call: call.id, outcome, ...sheet })
      const work = { who, params, body, lang, now, sheet, request, reply }
      const answer = await asCaller(callerOf(request), () =>
        inTransaction(db, async (tx): Promise<Ok<ResultOf<typeof call>>> => {
          const came = await handler({ ...work, tx } as StaffWork<typeof call>)
          if (!came.ok) throw new Undone(came)
          await note(tx, 'SUCCESS')
          return came
        }),
      ).catch(async (error: unknown): Promise<Refused> => {
        if (!(error instanceof Undone)) throw error
        delete sheet.after
        await inTransaction(db, (tx) => note(tx, error.refusal.code))
        return error.refusal
      })
      if (!answer.ok) return sendRefusal(request, reply, answer)
      return send(call, reply, answer, request.id, lang)
    })
  }

function send(call: Call, reply: FastifyReply, answer: Ok<unknown>, id: string, lang: Lang): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (!call.file) return reply.send(successBody(answer, id, lang))
  // A download: its handler has set the headers that keep browsers from displaying it.
  if (call.file === 'application/octet-stream') return reply.send(Buffer.from(String(answer.value), 'latin1'))
  return reply
    .header('content-type', `${call.file}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${call.id}.csv"`)
    .serializer((text: unknown) => String(text))
    .send(answer.value)
}

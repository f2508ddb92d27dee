import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { Inbox } from './inbox.ts'
import type { Smsc } from './smsc.ts'
import { MISHAPS, Switches } from './switches.ts'

type Deps = { readonly inbox: Inbox; readonly smsc: Smsc; readonly switches: Switches }

const LONGEST_WAIT_SECONDS = 30

const OfNumber = z.object({
  to: z
    .string()
    .transform((raw) => parseMsisdn(raw))
    .pipe(z.string())
    .optional(),
})
const Listing = OfNumber.extend({
  /** Messages received later than this, as `receivedAt` tells it. */
  after: z.iso.datetime().optional(),
  /** Hold the answer until there is one, at most so long. */
  waitSeconds: z.coerce.number().min(0).max(LONGEST_WAIT_SECONDS).default(0),
})

function read<T>(shape: z.ZodType<T>, value: unknown, reply: FastifyReply): T | null {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  reply.code(400)
  return null
}

/** What a test or a page asks of the message centre. */
export function smsRoutes(app: FastifyInstance, { inbox, smsc, switches }: Deps): void {
  const state = () => ({ switches, ...smsc.figures() })

  app.get('/sms', async (request, reply) => {
    const asked = read(Listing, request.query, reply)
    if (!asked) return { messages: [] }
    const { to, after = '', waitSeconds } = asked
    const found = () => inbox.list(to).filter(({ receivedAt }) => receivedAt > after)
    const until = performance.now() + waitSeconds * 1000
    for (let left = waitSeconds * 1000; found().length === 0 && left > 0; left = until - performance.now()) {
      await inbox.next(left)
    }
    return { messages: found() }
  })

  app.delete('/sms', async (request, reply) => {
    const asked = read(OfNumber, request.query, reply)
    if (asked) inbox.clear(asked.to)
    return { messages: inbox.list() }
  })

  app.get('/sms/centre', async () => state())

  app.put('/sms/centre', async (request, reply) => {
    const changed = read(Switches.partial().strict(), request.body, reply)
    if (changed) Object.assign(switches, changed)
    return state()
  })

  app.post('/sms/centre/:mishap', async (request, reply) => {
    const asked = read(z.object({ mishap: z.enum(MISHAPS) }), request.params, reply)
    if (asked) smsc.cause(asked.mishap)
    return state()
  })
}

import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { Listing, read } from '../listing.ts'
import type { Inbox } from './inbox.ts'
import type { Smsc } from './smsc.ts'
import { MISHAPS, Switches } from './switches.ts'

type Deps = { readonly inbox: Inbox; readonly smsc: Smsc; readonly switches: Switches }

const OfNumber = z.object({
  to: z
    .string()
    .transform((raw) => parseMsisdn(raw))
    .pipe(z.string())
    .optional(),
})
const Asked = OfNumber.extend(Listing.shape)

/** What tests and the page read from the message centre. */
export function smsRoutes(app: FastifyInstance, { inbox, smsc, switches }: Deps): void {
  const state = () => ({ switches, ...smsc.figures() })

  app.get('/sms', async (request, reply) => {
    const asked = read(Asked, request.query, reply)
    return { messages: asked ? await inbox.later(asked) : [] }
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

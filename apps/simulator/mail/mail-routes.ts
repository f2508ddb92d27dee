import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { HeldMessages } from '../held-messages.ts'
import { Listing, read } from '../listing.ts'
import type { Mail, MailSwitches } from './mail-server.ts'

type Deps = { readonly mails: HeldMessages<Mail>; readonly switches: MailSwitches }

const OfAddress = z.object({ to: z.email().toLowerCase().optional() })
const Asked = OfAddress.extend(Listing.shape)
const Changed = z.strictObject({ refuse: z.boolean() })

/** What tests and the page read from all mailboxes. */
export function mailRoutes(app: FastifyInstance, { mails, switches }: Deps): void {
  app.get('/mail', async (request, reply) => {
    const asked = read(Asked, request.query, reply)
    return { messages: asked ? await mails.later(asked) : [] }
  })

  app.delete('/mail', async (request, reply) => {
    const asked = read(OfAddress, request.query, reply)
    if (asked) mails.clear(asked.to)
    return { messages: mails.list() }
  })

  app.get('/mail/server', async () => switches)

  app.put('/mail/server', async (request, reply) => {
    const changed = read(Changed, request.body, reply)
    return changed ? Object.assign(switches, changed) : switches
  })
}

import type { FastifyInstance } from 'fastify'
import { systemClock } from '#platform/clock/clock.ts'
import { holdMessages } from '../held-messages.ts'
import type { System } from '../system.ts'
import { mailRoutes } from './mail-routes.ts'
import { startMailServer, type Mail } from './mail-server.ts'

/** The company's mail server with all its mailboxes. */
export async function startMail(app: FastifyInstance, port: number): Promise<System> {
  const mails = holdMessages<Mail>()
  const switches = { refuse: false }
  const close = await startMailServer({ port, clock: systemClock, mails, switches })
  mailRoutes(app, { mails, switches })
  return { name: 'mail', close }
}

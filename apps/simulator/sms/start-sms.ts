import type { FastifyInstance } from 'fastify'
import { systemClock } from '#platform/clock/clock.ts'
import type { System } from '../system.ts'
import { makeInbox } from './inbox.ts'
import { smsRoutes } from './sms-routes.ts'
import { startSmsc } from './smsc.ts'
import { allOff } from './switches.ts'

/** The operator's message centre with all its phones. */
export async function startSms(app: FastifyInstance, port: number): Promise<System> {
  const inbox = makeInbox()
  const switches = allOff()
  const smsc = await startSmsc({ port, clock: systemClock, inbox, switches })
  smsRoutes(app, { inbox, smsc, switches })
  return { name: 'sms', close: () => smsc.close() }
}

import type { FastifyInstance } from 'fastify'
import { serveHealth } from '#platform/http/health.ts'
import { makeServer } from '#platform/http/make-server.ts'
import type { Logger } from '#platform/log/logger.ts'
import { servePages } from './pages.ts'
import { startBook } from './book/start-book.ts'
import { startCore } from './core/start-core.ts'
import { startLines } from './lines/start-lines.ts'
import { startMail } from './mail/start-mail.ts'
import { startPay } from './pay/start-pay.ts'
import { startSms } from './sms/start-sms.ts'

type Options = { readonly log: Logger; readonly smppPort: number; readonly smtpPort: number }

/** All outside systems in one process: each has its own ports, and one page controls them all. */
export async function buildSimulator({ log, smppPort, smtpPort }: Options): Promise<{
  app: FastifyInstance
  close(): Promise<void>
}> {
  const app = makeServer({ log })
  serveHealth(app, [])
  const systems = [
    await startSms(app, smppPort),
    await startMail(app, smtpPort),
    startCore(app),
    startLines(app),
    startPay(app),
    startBook(app),
  ]
  servePages(app, systems)
  return {
    app,
    close: async () => {
      await app.close()
      for (const system of systems) await system.close()
    },
  }
}

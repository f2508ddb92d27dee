import type { FastifyInstance } from 'fastify'
import { wireFiles } from '#apps/wiring/files.ts'
import type { Content } from '#modules/content/index.ts'
import { fileRoutes, makeSendFile } from '#modules/files/index.ts'
import { makeCategories, ticketRoutes } from '#modules/tickets/index.ts'

type TicketParts = Omit<Parameters<typeof ticketRoutes>[1], 'categories'>
type Parts = TicketParts &
  Pick<Parameters<typeof makeSendFile>[0], 'jobs'> & {
    readonly config: Parameters<typeof wireFiles>[0]
    readonly content: Content
  }

/** Problems that people report, and the photos they send with them. */
export function serveCare(app: FastifyInstance, { config, content, jobs, ...parts }: Parts): void {
  const { db, clock, reach } = parts
  fileRoutes(app, { sendFile: makeSendFile({ db, jobs, clock, ...wireFiles(config) }), reach })
  ticketRoutes(app, { ...parts, categories: makeCategories(content) })
}

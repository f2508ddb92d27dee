import type { FastifyInstance } from 'fastify'
import { sendLead } from '#contracts/leads.ts'
import { serve } from '#platform/http/serve.ts'
import type { SendLead } from './send-lead.ts'

export function leadRoutes(app: FastifyInstance, { send }: { readonly send: SendLead }): void {
  serve(app, sendLead, ({ body, lang }) => send(body, lang))
}

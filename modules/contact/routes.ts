import type { FastifyInstance } from 'fastify'
import { contact } from '#contracts/contact.ts'
import { serve } from '#platform/http/serve.ts'
import type { makeSendContact } from './send-contact.ts'

type UseCases = { readonly sendContact: ReturnType<typeof makeSendContact> }

export function contactRoutes(app: FastifyInstance, { sendContact }: UseCases): void {
  serve(app, contact, ({ body, lang }) => sendContact(body, lang))
}

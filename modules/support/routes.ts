import type { FastifyInstance } from 'fastify'
import { voteFaq } from '#contracts/help.ts'
import { contact } from '#contracts/support.ts'
import { serve } from '#platform/http/serve.ts'
import type { makeSendContact } from './send-contact.ts'
import type { makeVoteFaq } from './vote-faq.ts'

type UseCases = {
  readonly sendContact: ReturnType<typeof makeSendContact>
  readonly vote: ReturnType<typeof makeVoteFaq>
}

export function supportRoutes(app: FastifyInstance, { sendContact, vote }: UseCases): void {
  serve(app, contact, ({ body, lang }) => sendContact(body, lang))
  serve(app, voteFaq, ({ params, body }) => vote(params.id, body))
}

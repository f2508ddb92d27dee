import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contact, contactProven } from '#contracts/contact.ts'
import { lineFor } from '#modules/identity/index.ts'
import { serve } from '#platform/http/serve.ts'
import type { AnySession } from '#platform/http/session.ts'
import type { makeSendContact } from './send-contact.ts'

type UseCases = {
  readonly sendContact: ReturnType<typeof makeSendContact>
  /** The session that proved a number, by a code or by signing in. */
  readonly reach: (request: FastifyRequest) => AnySession
}

export function contactRoutes(app: FastifyInstance, { sendContact, reach }: UseCases): void {
  serve(app, contact, ({ body, lang }) => sendContact(body, lang))

  serve(app, contactProven, ({ body, lang, request }) => {
    const line = lineFor(reach(request), body.phone, 'reach')
    return line.ok ? sendContact({ ...body, phone: line.value }, lang, { phoneProven: true }) : line
  })
}

import type { FastifyInstance } from 'fastify'
import { getFaq, voteFaq } from '#contracts/help.ts'
import { listFaq, type Ready } from '#modules/content/index.ts'
import { ok } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import { serveReady } from '#platform/http/serve-ready.ts'
import type { makeVoteFaq } from './vote-faq.ts'

export function faqRoutes(app: FastifyInstance, { ready }: { ready: Ready }): void {
  serveReady(
    app,
    getFaq,
    ready(getFaq, (generation, { query }) => ok(listFaq(generation, query))),
  )
}

export function voteRoutes(app: FastifyInstance, { vote }: { vote: ReturnType<typeof makeVoteFaq> }): void {
  serve(app, voteFaq, ({ params, body }) => vote(params.id, body))
}

import type { FastifyInstance } from 'fastify'
import { getUssd, type UssdCode } from '#contracts/ussd.ts'
import type { Generation, Ready } from '#modules/content/index.ts'
import { ok } from '#platform/errors/answer.ts'
import { serveReady } from '#platform/http/serve-ready.ts'

export function ussdRoutes(app: FastifyInstance, { ready }: { ready: Ready }): void {
  serveReady(
    app,
    getUssd,
    ready(getUssd, (generation) => ok(listUssd(generation))),
  )
}

const listUssd = (generation: Generation): UssdCode[] =>
  generation.list('ussd').map(({ id, body }) => ({ id, ...body }))

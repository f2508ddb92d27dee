import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountMain } from '#contracts/account.ts'
import { lineFor } from '#modules/identity/index.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import type { makeAccountMain } from './account-main.ts'

type UseCases = {
  readonly accountMain: ReturnType<typeof makeAccountMain>
  readonly session: (request: FastifyRequest) => Session
}

export function accountRoutes(app: FastifyInstance, { accountMain: show, session }: UseCases): void {
  serve(app, accountMain, async ({ query, request }) => {
    const line = lineFor(session(request), query.phoneNumber, 'see')
    return line.ok ? show(line.value) : line
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountMain } from '#contracts/account.ts'
import { lineOf } from '#modules/value/index.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import type { makeAccountMain } from './account-main.ts'

type UseCases = {
  readonly accountMain: ReturnType<typeof makeAccountMain>
  readonly session: (request: FastifyRequest) => Session
}

export function accountRoutes(app: FastifyInstance, { accountMain: show, session }: UseCases): void {
  serve(app, accountMain, async ({ query, request }) => {
    const { number } = session(request)
    const line = lineOf(number, query.phoneNumber)
    return line.ok ? show(number) : line
  })
}

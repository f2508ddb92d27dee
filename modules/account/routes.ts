import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountMain, getDataUse } from '#contracts/account.ts'
import { lineFor } from '#modules/identity/index.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import type { makeAccountMain } from './account-main.ts'
import type { makeDataUse } from './data-use.ts'

type UseCases = {
  readonly accountMain: ReturnType<typeof makeAccountMain>
  readonly dataUse: ReturnType<typeof makeDataUse>
  readonly session: (request: FastifyRequest) => Session
}

export function accountRoutes(app: FastifyInstance, { accountMain: show, dataUse, session }: UseCases): void {
  serve(app, accountMain, async ({ query, request }) => {
    const own = session(request)
    const line = lineFor(own, query.phoneNumber, 'see')
    return line.ok ? show(line.value, own.subject) : line
  })
  serve(app, getDataUse, async ({ request }) => {
    const line = lineFor(session(request), undefined, 'see')
    return line.ok ? dataUse(line.value) : line
  })
}

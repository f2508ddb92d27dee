import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getIncidents, getReadings, tellWhenFixed, type Incident, type Reading } from '#contracts/status.ts'
import { lineFor } from '#modules/identity/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { ok } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { AnySession } from '#platform/http/session.ts'
import type { makeTellWhenFixed } from './tell-when-fixed.ts'

type Deps = {
  readonly clock: Clock
  readonly readIncidents: (placeId?: string) => Promise<Incident[]>
  readonly readReadings: () => Promise<Reading[]>
  readonly tell: ReturnType<typeof makeTellWhenFixed>
  readonly reach: (request: FastifyRequest) => AnySession
}

export function statusRoutes(
  app: FastifyInstance,
  { clock, readIncidents, readReadings, tell, reach }: Deps,
): void {
  serve(app, getIncidents, async ({ query }) => ok(await readIncidents(query.placeId)))

  // That this call is answered at all shows that the website is up.
  serve(app, getReadings, async () =>
    ok([
      {
        part: 'WEBSITE' as const,
        name: null,
        nameMm: null,
        state: 'UP' as const,
        heardAt: clock.now().toISOString(),
      },
      ...(await readReadings()),
    ]),
  )

  serve(app, tellWhenFixed, ({ params, lang, request }) => {
    const line = lineFor(reach(request), undefined, 'reach')
    if (!line.ok) throw new Error('everybody may be reached at their own number')
    return tell(params.incidentId, line.value, lang)
  })
}

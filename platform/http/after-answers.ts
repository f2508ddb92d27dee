import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contracts/call.ts'

export type AnsweredRoute = {
  /** The route's pattern, not the address, which would contain ids. */
  readonly url: string
  readonly call: Call | undefined
}

type AfterAnswer = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Runs something after every answer. What depends on the route alone is decided once, when the route is added: `request.routeOptions`
 * builds a new object on each access, which would cost public reads most.
 */
export function afterAnswers(app: FastifyInstance, make: (route: AnsweredRoute) => AfterAnswer): void {
  app.addHook('onRoute', (route) => {
    const after = make({ url: route.url, call: route.config?.call })
    const others = [route.onResponse ?? []].flat()
    route.onResponse = [...others, (request, reply, done) => (after(request, reply), done())]
  })
  const afterUnknown = make({ url: 'unknown', call: undefined })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) afterUnknown(request, reply)
    done()
  })
}

import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import * as z from 'zod'

const Reports = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ effectiveDirective: z.string().max(60), blockedURL: z.string() }),
    }),
  )
  .max(20)

const PER_ADDRESS = { most: 120, seconds: 600 }

const originOf = (blocked: string): string =>
  URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 20)

/** Receives browsers' reports of content policy violations. Counted by directive; only the origin is logged, never an address. */
export function serveCspReports(app: FastifyInstance, registry: Registry): void {
  const counter = new Counter({
    name: 'csp_violations_total',
    help: 'What the content policy stopped, by directive.',
    labelNames: ['directive'],
    registers: [registry],
  })
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)))
        } catch {
          done(null, [])
        }
      },
    )
    scope.post('/reports/csp', async (request, reply) => {
      const tooMany = await app.limitAddress?.('csp', request.ip, PER_ADDRESS)
      if (tooMany) {
        app.onRefusal?.(request, tooMany.code)
        return reply.code(429).send()
      }
      for (const { body } of Reports.safeParse(request.body).data ?? []) {
        const directive = /^[a-z-]+$/.test(body.effectiveDirective) ? body.effectiveDirective : 'other'
        counter.inc({ directive })
        request.log.info(
          { directive, blocked: originOf(body.blockedURL) },
          'content policy stopped something',
        )
      }
      return reply.code(204).send()
    })
  })
}

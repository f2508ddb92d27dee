import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import type { Call } from '#contracts/call.ts'
import { describeCalls } from './openapi.ts'

const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API's documentation at `/docs`. Its viewer needs inline styles, so only these addresses have a policy that allows them. */
export function serveApiDocs(app: FastifyInstance, calls: readonly Call[]): void {
  void app.register(async (scope) => {
    const document = describeCalls(calls) as unknown as OpenAPIV3.Document
    await scope.register(swagger, { mode: 'static', specification: { document } })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      transformStaticCSP: () => DOCS_POLICY,
      uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
    })
  })
}

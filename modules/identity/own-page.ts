import type { FastifyRequest } from 'fastify'
import { refused, type Refused } from '#platform/errors/answer.ts'

/**
 * A call that sends an SMS may come only from our own pages. The client header stops plain images and forms; these headers stop requests
 * that the browser marks as foreign or prefetched. Null when the call may go on.
 */
export function refuseForeignPage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  allowedOrigins: readonly string[],
): Refused | null {
  const { origin } = headers
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return refused('FORBIDDEN')
  const known = origin !== undefined && allowedOrigins.includes(origin)
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && !known) return refused('FORBIDDEN')
  if (origin !== undefined && !known && !isSameHost(origin, headers.host)) return refused('FORBIDDEN')
  return null
}

const isSameHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host

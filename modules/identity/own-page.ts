import type { FastifyRequest } from 'fastify'
import { refused, type Refused } from '#platform/errors/answer.ts'

/**
 * A call that sends an SMS may only come from our own pages: the client header alone stops a plain picture or form, these
 * stop whatever a browser tells us is foreign or only fetched ahead. Null when the call may go on.
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

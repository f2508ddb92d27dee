import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is finished before anyone asks: bytes, their tag and how long a cache may keep them. */
export type ReadyAnswer = {
  readonly body: Buffer
  readonly brotli: Buffer | null
  readonly etag: string
  readonly maxAgeSeconds: number
}

/** A price may be old on screen for this long while the new one is fetched, and no longer. */
const STALE_WHILE_REVALIDATE_SECONDS = 300

export const JSON_TYPE = 'application/json; charset=utf-8'

export const matchesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

export const wantsBrotli = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && BROTLI.test(header)

/**
 * Sends the bytes, or only the word that the reader has them already. Every header an edge needs to answer the next
 * reader by itself leaves here: who may keep it and how long, the tag to ask with, and what the bytes depend on.
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, brotli, etag, maxAgeSeconds }: ReadyAnswer,
  type: string,
): FastifyReply {
  reply.header('etag', etag)
  reply.header(
    'cache-control',
    `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`,
  )
  reply.header('vary', 'accept-encoding, origin')
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.header('content-type', type)
  return brotli && wantsBrotli(request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(body)
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is finished before anyone asks. */
export type ReadyAnswer = {
  readonly type: string
  readonly body: Buffer
  readonly brotli: Buffer | null
  readonly etag: string
  /** Who may keep it and how long: the value of `Cache-Control`. */
  readonly caching: string
}

export const JSON_TYPE = 'application/json; charset=utf-8'
export const HTML_TYPE = 'text/html; charset=utf-8'

/** A price may be old on screen for this long while the new one is fetched, and no longer. */
const STALE_WHILE_REVALIDATE_SECONDS = 300

/** For everybody, an edge included. */
export const publicFor = (seconds: number): string =>
  `public, max-age=${seconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`

/** Kept, but asked about each time. */
const ASK_EACH_TIME = 'no-cache'

/** Names the bytes: all processes agree on it. */
export const hashOf = (said: string | Buffer): string =>
  createHash('sha256').update(said).digest('base64url').slice(0, 22)

export function readyText(text: string, type: string, caching: string): ReadyAnswer {
  const body = Buffer.from(text)
  return { type, body, brotli: null, etag: `"${hashOf(body)}"`, caching }
}

/** One level below the best: a tenth of the time, a hundredth more bytes. */
const brotliOptions = (body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
})

const brotli = promisify(brotliCompress)
export const compressInBackground = (body: Buffer): Promise<Buffer> => brotli(body, brotliOptions(body))

/** A page that changes under its address; compressed at once, because it is made ahead of its readers. */
export function preparedPage(text: string, type = HTML_TYPE): ReadyAnswer {
  const page = readyText(text, type, ASK_EACH_TIME)
  return { ...page, brotli: brotliCompressSync(page.body, brotliOptions(page.body)) }
}

const matchesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

const wantsBrotli = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && BROTLI.test(header)

/**
 * Sends the bytes, or only the word that the reader has them already. Every header an edge needs to answer the next
 * reader by itself leaves here: who may keep it and how long, the tag to ask with, and what the bytes depend on.
 */
export function sendReady(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, body, brotli: compressed, etag, caching }: ReadyAnswer,
): FastifyReply {
  reply.header('etag', etag)
  reply.header('cache-control', caching)
  reply.header('vary', 'accept-encoding, origin')
  if (matchesTag(headers['if-none-match'], etag)) return reply.code(304).send()
  reply.header('content-type', type)
  return compressed && wantsBrotli(headers['accept-encoding'])
    ? reply.header('content-encoding', 'br').send(compressed)
    : reply.send(body)
}

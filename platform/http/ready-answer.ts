import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is complete before anyone asks. */
export type ReadyAnswer = {
  readonly type: string
  readonly body: Buffer
  readonly brotli: Buffer | null
  /** For old proxies and browsers without brotli. */
  readonly gzip: Buffer | null
  readonly etag: string
  /** The value of `Cache-Control`. */
  readonly caching: string
}

export const JSON_TYPE = 'application/json; charset=utf-8'
export const HTML_TYPE = 'text/html; charset=utf-8'

/** The longest time an old price may stay on screen while the new one is fetched. */
const STALE_WHILE_REVALIDATE_SECONDS = 300

/** For everybody, edge caches included. */
export const publicFor = (seconds: number): string =>
  `public, max-age=${seconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`

/** May be stored, but must be revalidated each time. */
const ASK_EACH_TIME = 'no-cache'

/** Hash of the content, the same in all processes. */
export const hashOf = (said: string | Buffer): string =>
  createHash('sha256').update(said).digest('base64url').slice(0, 22)

export function readyText(text: string, type: string, caching: string): ReadyAnswer {
  const body = Buffer.from(text)
  return { type, body, brotli: null, gzip: null, etag: `"${hashOf(body)}"`, caching }
}

/** One level below the best: a tenth of the time for one percent more bytes. */
const brotliOptions = (body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
})

const brotliLater = promisify(brotliCompress)
const gzipLater = promisify(gzip)

export type Packed = Pick<ReadyAnswer, 'brotli' | 'gzip'>

export async function compressInBackground(body: Buffer): Promise<Packed> {
  const [brotli, zipped] = await Promise.all([brotliLater(body, brotliOptions(body)), gzipLater(body)])
  return { brotli, gzip: zipped }
}

/** A page whose content changes under the same address; compressed at once, because it is made before anybody asks. */
export function preparedPage(text: string, type = HTML_TYPE): ReadyAnswer {
  const page = readyText(text, type, ASK_EACH_TIME)
  const { body } = page
  return { ...page, brotli: brotliCompressSync(body, brotliOptions(body)), gzip: gzipSync(body) }
}

const matchesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/** Accepted by the client, and not with weight zero. */
const takes = (encoding: string): RegExp =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`)
const BROTLI = takes('br')
const GZIP = takes('gzip')

/** Smaller answers gain nothing from compression, even on a slow line. */
const WORTH_PACKING = 4_096

type Sent = { readonly bytes: Buffer; readonly encoding: 'br' | 'gzip' | null }

function bestFor(accepted: string | string[] | undefined, { body, brotli, gzip: zipped }: ReadyAnswer): Sent {
  const header = typeof accepted === 'string' ? accepted : ''
  if (brotli && BROTLI.test(header)) return { bytes: brotli, encoding: 'br' }
  if (zipped && GZIP.test(header)) return { bytes: zipped, encoding: 'gzip' }
  // The first reader after a change comes before the brotli form is ready; without gzip a list of shops was ten times as large for them.
  if (!zipped && body.length >= WORTH_PACKING && GZIP.test(header))
    return { bytes: gzipSync(body, { level: constants.Z_BEST_SPEED }), encoding: 'gzip' }
  return { bytes: body, encoding: null }
}

/**
 * Sends the bytes, or 304. Sets every header an edge cache needs to answer the next reader itself: who may store it and how long, the
 * ETag, and what it varies by.
 */
export function sendReady(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): FastifyReply {
  const { type, etag, caching } = answer
  reply.header('etag', etag)
  reply.header('cache-control', caching)
  reply.header('vary', 'accept-encoding, origin')
  if (matchesTag(headers['if-none-match'], etag)) return reply.code(304).send()
  reply.header('content-type', type)
  const { bytes, encoding } = bestFor(headers['accept-encoding'], answer)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag, wantsBrotli } from './ready-answer.ts'

/** A text made ahead of its readers: its bytes in both forms and their tag. */
export type ChangingText = {
  readonly type: string
  readonly body: Buffer
  readonly brotli: Buffer
  readonly etag: string
}

const HTML = 'text/html; charset=utf-8'

/** One level below the best: a tenth of the time, a hundredth more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

export function prepareText(text: string, type = HTML): ChangingText {
  const body = Buffer.from(text)
  return {
    type,
    body,
    brotli: brotliCompressSync(body, BROTLI),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}

/** Sends it, or only 304 when the reader has it already. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, brotli, etag }: ChangingText,
): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag)
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  void reply.type(type)
  return wantsBrotli(request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(body)
}

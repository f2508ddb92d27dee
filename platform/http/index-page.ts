import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { matchesTag, wantsBrotli } from './ready-front.ts'

/** The start page of the website, which changes with the content and is otherwise served like a file. */
export type IndexPage = {
  /** From now on this is the page. Inline scripts must be those it was first served with: the policy knows only them. */
  publish(html: string): void
}

/** One level below the best: a tenth of the time, a hundredth more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

function prepare(html: string) {
  const body = Buffer.from(html)
  return {
    body,
    brotli: brotliCompressSync(body, BROTLI),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}

export function serveIndexPage(
  app: FastifyInstance,
  { html, headers }: { html: string; headers: Readonly<Record<string, string>> },
): IndexPage {
  let page = prepare(html)
  app.get('/', { schema: { hide: true } }, (request, reply) => {
    void reply
      .headers(headers)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', page.etag)
    if (matchesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
    void reply.type('text/html; charset=utf-8')
    return wantsBrotli(request.headers['accept-encoding'])
      ? reply.header('content-encoding', 'br').send(page.brotli)
      : reply.send(page.body)
  })
  return {
    publish: (next) => {
      page = prepare(next)
    },
  }
}

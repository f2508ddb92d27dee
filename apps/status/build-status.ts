import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { PUSH_HEADERS, PUSH_MOST_BYTES } from '#contracts/status-push.ts'
import type { Clock } from './clock.ts'
import { KIND_OF, readKept, writeKept, type Kept } from './kept.ts'
import { knownAt } from './known.ts'
import { page } from './page.ts'
import type { Probed } from './probe.ts'
import type { StatusSettings } from './settings.ts'
import { STYLE } from './style.ts'
import { take } from './take.ts'
import { wordsIn } from './words.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

/** An edge may answer a crowd from its cache; nobody reads anything older than some seconds. */
const PAGE_CACHE = 'public, max-age=5'
const LANGS: Readonly<Record<string, 'en' | 'my'>> = { '/': 'my', '/my': 'my', '/en': 'en' }

/** Null when it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > PUSH_MOST_BYTES) return null
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > PUSH_MOST_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const headerOf = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

type Deps = {
  readonly settings: Pick<StatusSettings, 'keys' | 'file' | 'website'>
  readonly clock: Clock
  readonly probed: () => Probed | null
  readonly onError: (error: unknown) => void
}

/** Pages from memory, and two addresses for signed messages. It depends on nothing else. */
export function buildStatus({ settings, clock, probed, onError }: Deps): Server {
  const { keys, file, website } = settings
  let kept: Kept = readKept(file, onError)

  function end(
    response: ServerResponse,
    code: number,
    headers: Record<string, string> = {},
    text = '',
  ): void {
    response.writeHead(code, { ...HEADERS, 'cache-control': 'no-store', ...headers }).end(text)
  }

  async function put(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const kind = KIND_OF[path]
    if (!kind) return end(response, 404)
    const body = await bodyOf(request)
    // Stops reading the rest of the request.
    if (body === null) return end(response, 413, { connection: 'close' })
    const [at, signature] = [headerOf(request, PUSH_HEADERS.at), headerOf(request, PUSH_HEADERS.signature)]
    const taken = await take(kept, { kind, at, signature, body }, { keys, nowMs: clock.nowMs() })
    if (typeof taken === 'number') return end(response, taken)
    kept = taken
    writeKept(file, kept)
    return end(response, 204)
  }

  function get(response: ServerResponse, path: string): void {
    if (path === '/health/live') {
      return end(response, 200, { 'content-type': 'application/json' }, '{"live":true}')
    }
    const lang = LANGS[path]
    if (!lang) return end(response, 404)
    const text = page(wordsIn(lang), knownAt(kept, probed(), clock.nowMs()), website)
    const type = 'text/html; charset=utf-8'
    return end(response, 200, { 'content-type': type, 'cache-control': PAGE_CACHE }, text)
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (request.method === 'GET' || request.method === 'HEAD') return get(response, path)
    if (request.method !== 'PUT') return end(response, 405, { allow: 'GET, HEAD, PUT' })
    put(request, response, path).catch((error: unknown) => {
      onError(error)
      if (!response.headersSent) end(response, 500)
    })
  })
  server.headersTimeout = 5_000
  server.requestTimeout = 10_000
  server.keepAliveTimeout = 5_000
  return server
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Refused } from '../errors/answer.ts'

/** An answer that is finished before anyone asks: bytes, their tag and how long a cache may keep them. */
export type ReadyAnswer = {
  readonly body: Buffer
  readonly brotli: Buffer | null
  readonly etag: string
  readonly maxAgeSeconds: number
}

export type ReadyRoute = { readonly url: string; read(): ReadyAnswer | Refused }
export type Answered = (route: string, status: number, milliseconds: number) => void

export type ReadyFront = {
  /** An address that was checked and answered once may be answered here from now on. */
  remember(address: string, route: ReadyRoute): void
  /** True when the request was answered; false leaves it to the framework. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  onAnswered(listener: Answered): void
  stop(): void
}

/** A price may be old on screen for this long while the new one is fetched, and no longer. */
const STALE_WHILE_REVALIDATE_SECONDS = 300
/** Odd addresses cannot fill the memory: long ones are not kept, and past this many all are forgotten. */
const MAX_ADDRESSES = 5_000
const MAX_ADDRESS_LENGTH = 512

/** What leaves with a ready answer beside its bytes. */
export const readyHeaders = ({ etag, maxAgeSeconds }: ReadyAnswer): Record<string, string> => ({
  etag,
  'cache-control': `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`,
  vary: 'accept-encoding, origin',
})

export const JSON_TYPE = 'application/json; charset=utf-8'

export const matchesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

export const wantsBrotli = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header)

/** Header lists are made once per answer; only the request id at their end differs. */
type Prepared = { readonly plain: string[]; readonly brotli: string[]; readonly unchanged: string[] }

function prepare(answer: ReadyAnswer, always: readonly string[]): Prepared {
  const shared = [...always, ...Object.entries(readyHeaders(answer)).flat()]
  const whole = [...shared, 'content-type', JSON_TYPE]
  const brotliLength = String(answer.brotli?.length ?? 0)
  return {
    plain: [...whole, 'content-length', String(answer.body.length), 'x-request-id', ''],
    brotli: [...whole, 'content-encoding', 'br', 'content-length', brotliLength, 'x-request-id', ''],
    unchanged: [...shared, 'x-request-id', ''],
  }
}

function write(
  response: ServerResponse,
  status: number,
  prepared: readonly string[],
  body: Buffer | undefined,
): void {
  const headers = prepared.slice()
  headers[headers.length - 1] = nextId()
  response.writeHead(status, headers)
  response.end(body)
}

/** Ids as the framework's look, but counted up from a random start: drawing each one costs more than finding the bytes. */
const idStart = randomUUID().slice(0, 24)
let idsGiven = 0
const nextId = (): string => idStart + (idsGiven++).toString(16).padStart(12, '0')

/** The three headers that decide a ready answer. Node's own table of all headers costs a tenth of the whole answer. */
type Wish = { origin: string | undefined; tags: string | undefined; encodings: string | undefined }

const joined = (before: string | undefined, value: string): string =>
  before === undefined ? value : `${before}, ${value}`

function wishOf(rawHeaders: readonly string[]): Wish {
  const wish: Wish = { origin: undefined, tags: undefined, encodings: undefined }
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    const value = rawHeaders[at + 1] ?? ''
    if (name.length === 6 && name.toLowerCase() === 'origin') wish.origin = value
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match')
      wish.tags = joined(wish.tags, value)
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding')
      wish.encodings = joined(wish.encodings, value)
  }
  return wish
}

/**
 * Stands before the framework and answers public reads whose bytes are ready. Only addresses that went through the
 * whole check before are answered here, so it can decide nothing the framework would not have decided; it saves the
 * routing, parsing and hooks, which cost several times the answer itself.
 */
export function makeReadyFront(headers: Readonly<Record<string, string>>): ReadyFront {
  const always = Object.entries(headers).flat()
  const routes = new Map<string, ReadyRoute>()
  const prepared = new WeakMap<ReadyAnswer, Prepared>()
  const listeners: Answered[] = []
  let stopped = false

  function send(answer: ReadyAnswer, wish: Wish, response: ServerResponse): number {
    let lists = prepared.get(answer)
    if (!lists) prepared.set(answer, (lists = prepare(answer, always)))
    if (matchesTag(wish.tags, answer.etag)) {
      write(response, 304, lists.unchanged, undefined)
      return 304
    }
    const small = answer.brotli !== null && wantsBrotli(wish.encodings)
    write(response, 200, small ? lists.brotli : lists.plain, (small ? answer.brotli : null) ?? answer.body)
    return 200
  }

  return {
    remember(address, route) {
      if (address.length > MAX_ADDRESS_LENGTH) return
      if (routes.size >= MAX_ADDRESSES) routes.clear()
      routes.set(address, route)
    },
    answer(request, response) {
      if (stopped || request.method !== 'GET') return false
      const route = routes.get(request.url ?? '')
      if (!route) return false
      const wish = wishOf(request.rawHeaders)
      if (wish.origin !== undefined) return false
      const from = performance.now()
      const answer = route.read()
      if ('code' in answer) return false
      const status = send(answer, wish, response)
      for (const listener of listeners) listener(route.url, status, performance.now() - from)
      return true
    },
    onAnswered: (listener) => void listeners.push(listener),
    stop: () => {
      stopped = true
    },
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Refused } from '../errors/answer.ts'
import { linesOf, makeReadyWrite, nextId, type ReadyBytes } from './ready-write.ts'

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

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

/** Nearly everybody sends the same list, so the last one is remembered. */
let lastAsked: string | undefined
let lastWish = false

export function wantsBrotli(header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false
  if (header !== lastAsked) {
    lastWish = BROTLI.test(header)
    lastAsked = header
  }
  return lastWish
}

/** An address that may be answered here, with what its last answer was made of. */
type Address = { readonly route: ReadyRoute; answer: ReadyAnswer | null; lists: Prepared | null }

/** Header lists are made once per answer; only the request id at their end differs. */
type Prepared = {
  readonly plain: string[]
  readonly brotli: string[]
  readonly unchanged: string[]
  /** Made when somebody asks for that form. */
  plainBytes: ReadyBytes | null
  brotliBytes: ReadyBytes | null
}

const bytesOf = (headers: readonly string[], body: Buffer): ReadyBytes => ({
  lines: linesOf(headers.slice(0, -2)),
  body: body.toString('latin1'),
})

function prepare(answer: ReadyAnswer, always: readonly string[]): Prepared {
  const shared = [...always, ...Object.entries(readyHeaders(answer)).flat()]
  const whole = [...shared, 'content-type', JSON_TYPE]
  const brotliLength = String(answer.brotli?.length ?? 0)
  return {
    plain: [...whole, 'content-length', String(answer.body.length), 'x-request-id', ''],
    brotli: [...whole, 'content-encoding', 'br', 'content-length', brotliLength, 'x-request-id', ''],
    unchanged: [...shared, 'x-request-id', ''],
    plainBytes: null,
    brotliBytes: null,
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
export function makeReadyFront(
  headers: Readonly<Record<string, string>>,
  keepAliveSeconds: number,
): ReadyFront {
  const writeReady = makeReadyWrite(keepAliveSeconds)
  const always = Object.entries(headers).flat()
  const addresses = new Map<string, Address>()
  const listeners: Answered[] = []
  let stopped = false

  function listsOf(address: Address, answer: ReadyAnswer): Prepared {
    if (address.lists === null || address.answer !== answer) {
      address.answer = answer
      address.lists = prepare(answer, always)
    }
    return address.lists
  }

  function send(
    answer: ReadyAnswer,
    lists: Prepared,
    wish: Wish,
    response: ServerResponse,
    nowMs: number,
  ): number {
    if (matchesTag(wish.tags, answer.etag)) {
      write(response, 304, lists.unchanged, undefined)
      return 304
    }
    const { brotli } = answer
    if (brotli !== null && wantsBrotli(wish.encodings)) {
      lists.brotliBytes ??= bytesOf(lists.brotli, brotli)
      if (!writeReady(response, lists.brotliBytes, nowMs)) write(response, 200, lists.brotli, brotli)
    } else {
      lists.plainBytes ??= bytesOf(lists.plain, answer.body)
      if (!writeReady(response, lists.plainBytes, nowMs)) write(response, 200, lists.plain, answer.body)
    }
    return 200
  }

  return {
    remember(address, route) {
      if (address.length > MAX_ADDRESS_LENGTH) return
      if (addresses.has(address)) return
      if (addresses.size >= MAX_ADDRESSES) addresses.clear()
      addresses.set(address, { route, answer: null, lists: null })
    },
    answer(request, response) {
      if (stopped || request.method !== 'GET') return false
      const address = addresses.get(request.url ?? '')
      if (!address) return false
      const wish = wishOf(request.rawHeaders)
      if (wish.origin !== undefined) return false
      const from = performance.now()
      const answer = address.route.read()
      if ('code' in answer) return false
      const status = send(answer, listsOf(address, answer), wish, response, from)
      for (const listener of listeners) listener(address.route.url, status, performance.now() - from)
      return true
    },
    onAnswered: (listener) => void listeners.push(listener),
    stop: () => {
      stopped = true
    },
  }
}

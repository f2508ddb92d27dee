import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { systemClock } from '../clock/clock.ts'

/** Header lines of one answer as they travel, without status line, id and date; and its bytes as text of single bytes. */
export type ReadyBytes = { readonly lines: string; readonly body: string }

/** Where Node keeps a head that is about to be sent. */
type WithHead = ServerResponse & { _header: string | null }

const SECOND_MS = 1_000

/** Ids as the framework's look, but counted up from a random start: drawing each one costs more than finding the bytes. */
const idStart = randomUUID().slice(0, 24)
let idsGiven = 0
export const nextId = (): string => idStart + (idsGiven++).toString(16).padStart(12, '0')

export const linesOf = (headers: readonly string[]): string => {
  let lines = ''
  for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`
  return lines
}

/** The end of every head; it changes once a second. */
function makeHeadEnd(keepAliveSeconds: number): (nowMs: number) => string {
  let end = ''
  let goodUntil = -Infinity
  return (nowMs) => {
    if (nowMs < goodUntil) return end
    const now = systemClock.now()
    goodUntil = nowMs + SECOND_MS - now.getMilliseconds()
    end = `\r\nDate: ${now.toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`
    return end
  }
}

/**
 * Writes a 200 whose head is ready as text. `writeHead` would check the name and value of all thirteen headers again for
 * every answer, and head and body would leave as separate pieces; together that is a fifth of what such an answer costs.
 * Only for connections that stay open and for a Node that keeps its head where we put it; false leaves it to `writeHead`.
 */
export function makeReadyWrite(keepAliveSeconds: number) {
  const headEnd = makeHeadEnd(keepAliveSeconds)
  return (response: ServerResponse, { lines, body }: ReadyBytes, nowMs: number): boolean => {
    const raw = response as WithHead
    if (raw._header !== null || !response.shouldKeepAlive || body === '') return false
    raw._header = `HTTP/1.1 200 OK\r\n${lines}x-request-id: ${nextId()}${headEnd(nowMs)}`
    response.end(body, 'latin1')
    return true
  }
}

import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { NoAnswer } from '../errors/no-answer.ts'
import { traced } from '../traces/traced.ts'

export type OutsideRequest = {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly contentType?: string
  readonly body?: string
}

export type OutsideAnswer = { readonly status: number; readonly body: Buffer }

/** One request to another system. Any silence is `NoAnswer`: the request may have taken effect. */
export type AskOutside = (request: OutsideRequest) => Promise<OutsideAnswer>

type Options = {
  readonly connectMs?: number
  readonly totalMs?: number
  readonly mostBytes?: number
  /** Client certificate for systems that require one. */
  readonly certificate?: { readonly cert: string; readonly key: string }
}

const STANDARD = { connectMs: 3_000, totalMs: 15_000, mostBytes: 1024 * 1024 } as const

/** Never follows redirects and never retries: the caller asks for the state instead. */
export function makeAskOutside(options: Options = {}): AskOutside {
  const { connectMs, totalMs, mostBytes } = { ...STANDARD, ...options }
  return ({ url, method, contentType = 'application/json', body = '' }) =>
    traced(
      'ask outside',
      { 'server.address': new URL(url).hostname, 'http.method': method },
      () =>
        new Promise<OutsideAnswer>((resolve, reject) => {
          const asked: RequestOptions = {
            method,
            headers:
              method === 'POST'
                ? { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }
                : {},
            signal: AbortSignal.timeout(totalMs),
            agent: false,
            ...options.certificate,
          }
          const open = url.startsWith('https:') ? httpsRequest : httpRequest
          const request = open(url, asked, (answer) => {
            const parts: Buffer[] = []
            let bytes = 0
            answer.on('data', (part: Buffer) => {
              bytes += part.length
              if (bytes > mostBytes) request.destroy(new Error('the answer is too long'))
              else parts.push(part)
            })
            answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }))
            answer.on('error', (error) => reject(new NoAnswer(error)))
          })
          const slow = setTimeout(() => request.destroy(new Error('no connection')), connectMs)
          request.on('socket', (socket) => {
            const arrived = () => clearTimeout(slow)
            if (socket.connecting)
              socket.once(url.startsWith('https:') ? 'secureConnect' : 'connect', arrived)
            else arrived()
          })
          request.on('error', (error) => {
            clearTimeout(slow)
            reject(new NoAnswer(error))
          })
          request.end(body)
        }),
    )
}

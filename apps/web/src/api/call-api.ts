import { brand } from '#brand'
import type { BaseName } from '#contracts/bases.ts'
import { CLIENT_HEADER, type Call, type ResultOf } from '#contracts/call.ts'
import type { Page } from '#contracts/envelope.ts'
import { toLanguageHeader, type Lang } from '#contracts/language.ts'
import { MOVE_ID_HEADER } from '#contracts/move-id.ts'
import type * as z from 'zod/mini'
import { currentLang } from '../i18n/lang.ts'
import { currentSession } from '../session/session-store.ts'
import { ApiRefusal, OfflineError } from './api-errors.ts'
import { onUnauthenticated } from './on-unauthenticated.ts'
import { loadWebConfig } from './web-config.ts'

/** Not imported from the envelope file: its schemas are for the server and must not be sent to the phone. */
const SUCCESS = 'SUCCESS'

type Part<S> = S extends z.ZodMiniType ? z.input<S> : never

export type CallInput<C extends Call> = {
  readonly params?: Part<C['params']>
  readonly query?: Part<C['query']>
  readonly body?: Part<C['body']>
  readonly signal?: AbortSignal
  /** Replaces the stored token, for somebody who is not signed in until the terms are accepted. */
  readonly token?: string
  /** Sent even when the page is left meanwhile. */
  readonly keepalive?: boolean
  /** For a call that moves value: the same intent keeps the same id, however often it is sent. */
  readonly moveId?: string
}

export type Answer<T> = { readonly result: T; readonly page: Page | null }

export function addressOf(call: Call, base: string, input: CallInput<Call>): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = call.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const search = query.toString()
  return `${base}${path}${search ? `?${search}` : ''}`
}

export function storedToken(): string | null {
  const session = currentSession()
  return session.state === 'signedIn' ? session.token : null
}

export function headersOf(
  call: Call,
  lang: Lang,
  token: string | null,
  moveId: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = { 'Accept-Language': toLanguageHeader(lang) }
  if (token && call.session !== 'never') headers['Authorization'] = `Bearer ${token}`
  if (call.changes) headers[CLIENT_HEADER] = `${brand.slug}-web`
  if (call.body) headers['Content-Type'] = 'application/json'
  if (moveId) headers[MOVE_ID_HEADER] = moveId
  return headers
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function refusalOf(status: number, envelope: Record<string, unknown>, lang: Lang): ApiRefusal {
  const text = (name: string) => (typeof envelope[name] === 'string' ? envelope[name] : '')
  return new ApiRefusal({
    code: text('code') || 'INTERNAL',
    message: (lang === 'my' && text('messageMm')) || text('message'),
    status,
    requestId: text('requestId'),
    fieldErrors: Array.isArray(envelope['errors']) ? envelope['errors'] : [],
    retryAfterSec: typeof envelope['retryAfterSec'] === 'number' ? envelope['retryAfterSec'] : null,
    facts: isRecord(envelope['facts']) ? (envelope['facts'] as ApiRefusal['facts']) : {},
  })
}

export async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new OfflineError('no answer', { cause: error })
  }
}

type Sent = { readonly answer: Response; readonly lang: Lang; readonly token: string | null }

/** Sends a call of the contract and returns any answer. */
async function sendCall<C extends Call>(call: C, input: CallInput<C>): Promise<Sent> {
  const { bases } = await loadWebConfig()
  const lang = currentLang()
  const token = input.token ?? storedToken()
  // The website has no office calls.
  const address = addressOf(call, bases[call.base as BaseName], input as CallInput<Call>)
  const answer = await send(address, {
    method: call.cacheable ? 'GET' : call.method,
    headers: headersOf(call, lang, token, input.moveId),
    keepalive: input.keepalive ?? false,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal ? { signal: input.signal } : {}),
  })
  return { answer, lang, token }
}

/** The envelope of a success; everything else is thrown. */
export async function envelopeOf({ answer, lang, token }: Sent): Promise<Record<string, unknown>> {
  const envelope: unknown = await answer.json().catch(() => null)
  if (!isRecord(envelope))
    throw new ApiRefusal({ code: 'INTERNAL', message: '', status: answer.status, requestId: '' })
  if (envelope['code'] !== SUCCESS) {
    if (answer.status === 401) onUnauthenticated(token)
    throw refusalOf(answer.status, envelope, lang)
  }
  return envelope
}

/**
 * Makes one call of the contract. A result counts only when `code` is exactly `SUCCESS`; everything else is thrown as `ApiRefusal` or
 * `OfflineError`. The server's response schema guarantees the result's shape, so the phone does not validate it again.
 */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C> = {},
): Promise<Answer<ResultOf<C>>> {
  const envelope = await envelopeOf(await sendCall(call, input))
  return { result: envelope['result'] as ResultOf<C>, page: (envelope['page'] as Page | undefined) ?? null }
}

/** A call that returns a file. */
export async function callFile<C extends Call>(call: C, input: CallInput<C> = {}): Promise<Blob> {
  const sent = await sendCall(call, input)
  if (!sent.answer.ok) await envelopeOf(sent)
  return sent.answer.blob()
}

import { brand } from '#brand'
import { prefixOf } from '#contracts/bases.ts'
import { CLIENT_HEADER, type Call, type ResultOf } from '#contracts/call.ts'
import { toLanguageHeader } from '#contracts/language.ts'
import type * as z from 'zod/mini'
import { currentLang } from '../i18n/lang.ts'
import { noteCall } from '../auth/last-call.ts'
import { tellSessionOver } from '../auth/session-over.ts'
import { NO_ANSWER, Refusal } from './refusal.ts'

const SUCCESS = 'SUCCESS'

type Part<S> = S extends z.ZodMiniType ? z.input<S> : never

export type CallInput<C extends Call> = {
  readonly params?: Part<C['params']>
  readonly body?: Part<C['body']>
  readonly signal?: AbortSignal
}

type Envelope = Readonly<Record<string, unknown>>

/** Params are opaque ids. There is no query: what is looked for travels in the body, so no address names anybody. */
function addressOf(call: Call, params: Readonly<Record<string, string>>): string {
  const path = call.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `${prefixOf(call.base)}${path}`
}

function refusalOf(status: number, envelope: Envelope): Refusal {
  const text = (name: string) => (typeof envelope[name] === 'string' ? envelope[name] : '')
  return new Refusal({
    code: text('code') || 'INTERNAL',
    message: (currentLang() === 'my' && text('messageMm')) || text('message'),
    status,
    requestId: text('requestId'),
    fieldErrors: Array.isArray(envelope['errors']) ? envelope['errors'] : [],
  })
}

async function send(call: Call, input: CallInput<Call>): Promise<Response> {
  const init: RequestInit = {
    method: call.method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      'Accept-Language': toLanguageHeader(currentLang()),
      // The cookie alone moves nothing: a foreign page cannot set this one.
      [CLIENT_HEADER]: `${brand.slug}-office`,
      ...(call.body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(call.body ? { body: JSON.stringify(input.body ?? {}) } : {}),
    ...(input.signal ? { signal: input.signal } : {}),
  }
  try {
    return await fetch(addressOf(call, (input.params ?? {}) as Record<string, string>), init)
  } catch (error) {
    if (input.signal?.aborted) throw error
    throw new Refusal({ code: NO_ANSWER, message: '', status: 0, requestId: '' })
  }
}

const isEnvelope = (value: unknown): value is Envelope => typeof value === 'object' && value !== null

async function envelopeOf(answer: Response): Promise<Envelope> {
  const envelope: unknown = await answer.json().catch(() => null)
  if (!isEnvelope(envelope)) throw refusalOf(answer.status, {})
  if (envelope['code'] !== SUCCESS) {
    if (answer.status === 401) tellSessionOver()
    throw refusalOf(answer.status, envelope)
  }
  noteCall()
  return envelope
}

/** Makes one call of the contract. A result counts only when `code` is exactly `SUCCESS`; all else is thrown as `Refusal`. */
export async function callOffice<C extends Call>(call: C, input: CallInput<C> = {}): Promise<ResultOf<C>> {
  const envelope = await envelopeOf(await send(call, input as CallInput<Call>))
  return envelope['result'] as ResultOf<C>
}

/** A call that answers a file. */
export async function fetchFile<C extends Call>(call: C, input: CallInput<C> = {}): Promise<Blob> {
  const answer = await send(call, input as CallInput<Call>)
  if (!answer.ok) await envelopeOf(answer)
  noteCall()
  return answer.blob()
}

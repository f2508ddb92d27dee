import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { AskOutside } from '#platform/http/ask-outside.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { KbzSettings } from './kbz-settings.ts'
import { isSigned, SIGN_TYPE, signOf } from './sign.ts'

const Answered = z.object({
  Response: z.looseObject({ result: z.string(), code: z.union([z.string(), z.number()]).optional() }),
})

export type KbzAnswer = z.output<typeof Answered>['Response']

type Ask = {
  readonly url: string
  readonly method: string
  readonly version: string
  readonly content: Readonly<Record<string, string>>
  readonly noticeUrl?: string
}

type Deps = { readonly settings: KbzSettings; readonly ask: AskOutside; readonly clock: Clock }

export const nonce = (): string => randomBytes(16).toString('hex').toUpperCase()
export const secondsOf = (clock: Clock): string => String(Math.floor(clock.now().getTime() / 1_000))

/** Asks KBZ. An answer without our key's signature counts as no answer, because anybody on the way could have written it. */
export const makeKbzAsk =
  ({ settings, ask, clock }: Deps) =>
  async ({ url, method, version, content, noticeUrl }: Ask): Promise<KbzAnswer> => {
    const request = {
      timestamp: secondsOf(clock),
      method,
      nonce_str: nonce(),
      sign_type: SIGN_TYPE,
      version,
      ...(noticeUrl !== undefined && { notify_url: noticeUrl }),
      biz_content: content,
    }
    const signed = { ...request, sign: signOf(request, settings.key) }
    const { status, body } = await ask({ url, method: 'POST', body: JSON.stringify({ Request: signed }) })
    if (status !== 200) throw new NoAnswer(new Error(`status ${status}`))
    const read = Answered.safeParse(parsed(body))
    if (!read.success) throw new NoAnswer(new Error('not an answer of KBZ'))
    if (!isSigned(read.data.Response, settings.key)) throw new NoAnswer(new Error('the answer is not signed'))
    return read.data.Response
  }

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

/** A field as text; empty when missing. */
export const textOf = (answer: KbzAnswer, name: string): string => {
  const value = answer[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

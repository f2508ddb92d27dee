import { brand } from '#brand'
import { MOVE_ID_HEADER } from '#contracts/move-id.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../value/random.ts'
import { newKey, UNDECIDED } from '../value/site.ts'
import type { Story } from './story.ts'
import type { WalkSite } from './walk-site.ts'

export type Reply = {
  readonly code: string
  readonly result: unknown
  readonly facts: Readonly<Record<string, string | number>>
}

/** What happens to a request on its way. `LOST`: nobody knows whether it arrived. */
export type Line = 'FINE' | 'CUT_BEFORE' | 'CUT_AFTER' | 'SLOW'

export type Send = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly key?: string
  readonly payload?: object
}

type Kept = { readonly id: string; readonly follows: boolean }

/** How an intent stands after a try; `ASKS`: "you bought this a moment ago, again?". */
export type Outcome =
  | { readonly is: 'OPEN' | 'NOTHING' }
  | { readonly is: 'ASKS'; readonly toldUntil: string }
  | { readonly is: 'DONE'; readonly id: string; readonly result: unknown }

const OPEN = { is: 'OPEN' } as const
const NOTHING = { is: 'NOTHING' } as const

type Options = {
  readonly site: WalkSite
  readonly token: string
  readonly story: Story
  readonly random: Random
  /** Keeps nothing over a reload. */
  readonly forgets: boolean
}

/** One browser of a customer: what it keeps and how it sends, as the website does. */
export class ApiPhone {
  readonly #options: Options
  #kept = new Map<string, Kept>()
  line: Line = 'FINE'

  constructor(options: Options) {
    this.#options = options
  }

  /** The page is reloaded, or its tab was discarded: storage stays. */
  reload(): void {
    if (this.#options.forgets) this.#kept = new Map()
  }

  kept(key: string): string | null {
    return this.#kept.get(key)?.id ?? null
  }

  keep(key: string, id: string): void {
    this.#kept.set(key, { id, follows: false })
  }

  forget(key: string): void {
    this.#kept.delete(key)
  }

  /** Null when no answer came. */
  async send({ method, path, key, payload }: Send): Promise<Reply | null> {
    const { site, token, random } = this.#options
    const line = this.line
    this.line = 'FINE'
    if (line === 'CUT_BEFORE') return null
    if (line === 'SLOW') await sleep(random() * 15)
    const answer = await site.app.inject({
      method,
      url: `/gw${path}`,
      headers: {
        'x-client': `${brand.slug}-web`,
        'accept-language': 'en',
        authorization: `Bearer ${token}`,
        ...(key && { [MOVE_ID_HEADER]: key }),
      },
      ...(payload && { payload }),
    })
    if (line === 'CUT_AFTER') return null
    const { code, result, facts } = answer.json<Omit<Reply, 'facts'> & Partial<Reply>>()
    return { code, result, facts: facts ?? {} }
  }

  /** One intent: its id is kept until there is a final answer, and another's that is open is only followed. */
  async intend(intent: string, call: (id: string) => Send): Promise<Outcome> {
    const kept = this.#kept.get(intent)
    if (kept?.follows) return this.#follow(intent, kept.id)
    const id = kept?.id ?? newKey()
    this.#kept.set(intent, { id, follows: false })
    const reply = await this.send(call(id))
    return this.#judge(intent, id, reply)
  }

  #judge(intent: string, id: string, reply: Reply | null): Outcome {
    if (reply === null || UNDECIDED.includes(reply.code)) return OPEN
    if (reply.code === 'MOVE_UNDER_WAY') {
      this.#options.story.said.push({ id, what: 'NOTHING' })
      this.#kept.set(intent, { id: String(reply.facts['moveId']), follows: true })
      return OPEN
    }
    this.#kept.delete(intent)
    if (reply.code === 'SUCCESS') return { is: 'DONE', id, result: reply.result }
    this.#options.story.log.push(reply.code)
    return reply.code === 'PACKAGE_OVERLAP'
      ? { is: 'ASKS', toldUntil: String(reply.facts['toldUntil']) }
      : NOTHING
  }

  async #follow(intent: string, id: string): Promise<Outcome> {
    const reply = await this.send({ method: 'GET', path: `/me/moves/${id}` })
    const state = reply && (reply.result as { state?: string } | null)?.state
    if (!state || ['RESERVING', 'EXECUTING', 'UNKNOWN', 'CODE_SENT'].includes(state)) return OPEN
    this.#kept.delete(intent)
    return state === 'COMPLETED' || state === 'REVERSED' ? { is: 'DONE', id, result: null } : NOTHING
  }
}

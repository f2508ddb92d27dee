import type { LightMyRequestResponse } from 'fastify'
import { MOVE_ID_HEADER } from '#contracts/move-id.ts'
import { newKey } from '../value/site.ts'
import type { WalkSite } from '../walks/walk-site.ts'

/** Somebody's requests, counted. */
export class Caller {
  readonly #site: WalkSite
  readonly #token: string
  tried = 0

  constructor(site: WalkSite, token: string) {
    this.#site = site
    this.#token = token
  }

  ask(method: string, url: string, payload?: object, key = newKey()): Promise<LightMyRequestResponse> {
    this.tried += 1
    return this.#site.app.inject({
      method: method as 'GET',
      url,
      headers: {
        'x-client': this.#site.app.clientName,
        authorization: `Bearer ${this.#token}`,
        [MOVE_ID_HEADER]: key,
      },
      ...(payload && { payload }),
    })
  }

  /** What must go well for there to be a life at all. */
  async must<T>(method: string, url: string, payload?: object, key?: string): Promise<T> {
    const answer = await this.ask(method, url, payload, key)
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return (answer.json() as { result: T }).result
  }
}

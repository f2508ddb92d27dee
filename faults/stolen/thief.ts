import type { LightMyRequestResponse } from 'fastify'
import type { Call } from '#contracts/call.ts'
import { logout } from '#contracts/identity.ts'
import { MOVE_ID_HEADER } from '#contracts/move-id.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removeCredentials,
  signInByPasskey,
} from '#contracts/passkey.ts'
import { beginProof, PROOF_PURPOSES } from '#contracts/proof.ts'
import { makeAuthenticator } from '#modules/identity/test-authenticator.ts'
import { methodsOf, urlOf } from '#platform/http/serve.ts'
import { newKey } from '../value/site.ts'
import type { WalkSite } from '../walks/walk-site.ts'
import { exampleBody } from './example-body.ts'
import { GOODS } from './goods.ts'

type Begun = { readonly ceremonyId: string; readonly options: { readonly challenge: string } }

const BUYS = 8
/** They would end the token, and with it the sweep. */
const LAST: readonly string[] = [logout.id, removeCredentials.id]

/** Somebody who copied the token of a phone, and has nothing else: not the phone, not its messages. */
export class Thief {
  readonly #site: WalkSite
  readonly #tokens: string[]
  readonly #own = makeAuthenticator('http://localhost:8080')
  /** Everything that was asked for. */
  tried = 0
  /** Files that came. */
  files = 0

  constructor(site: WalkSite, token: string) {
    this.#site = site
    this.#tokens = [token]
  }

  async #ask(
    method: string,
    url: string,
    payload?: object,
    token = this.#tokens.at(-1),
  ): Promise<LightMyRequestResponse> {
    this.tried += 1
    const answer = await this.#site.app.inject({
      method: method as 'GET',
      url,
      headers: {
        'x-client': this.#site.app.clientName,
        authorization: `Bearer ${token}`,
        [MOVE_ID_HEADER]: newKey(),
      },
      ...(payload && { payload }),
    })
    if (answer.headers['content-disposition'] && method === 'POST') this.files += 1
    return answer
  }

  async #result<T>(call: Call, payload: object): Promise<T | null> {
    const answer = await this.#ask('POST', urlOf(call), payload)
    return answer.statusCode === 200 ? (answer.json() as { result: T }).result : null
  }

  /** Every call that is served, with a body as the documents show it, with an empty one and without any. */
  async everyCall(passkeyId: string): Promise<void> {
    for (const call of this.#site.app.servedCalls) {
      if (call.session === 'never' || LAST.includes(call.id)) continue
      const url = urlOf(call)
        .replace(':passkeyId', passkeyId)
        .replace(/:id\b/, GOODS[0])
        .replace(/:\w+/g, newKey())
      for (const method of methodsOf(call))
        for (const payload of [exampleBody(call.body), {}, undefined]) {
          const answer = await this.#ask(method, url, payload)
          const next = answer.headers['content-type']?.includes('json') ? tokenIn(answer) : null
          if (next) this.#tokens.push(next)
        }
    }
  }

  /** What the balance gives, many at once and one after the other. */
  async buyAll(): Promise<void> {
    const buy = (product: string, price: number, autoRenew: boolean) =>
      this.#ask('POST', `/gw/vas-package/${product}/register`, {
        expectedPrice: price,
        acceptOverlap: true,
        autoRenew,
      })
    const orders = GOODS.flatMap((product) =>
      Array.from({ length: BUYS }, (_, at) => ({ product, autoRenew: at % 2 === 1 })),
    )
    const price = (product: string) => Number(product.slice(1))
    await Promise.all(orders.map(({ product, autoRenew }) => buy(product, price(product), autoRenew)))
    for (const { product, autoRenew } of orders) await buy(product, price(product), autoRenew)
  }

  /** A passkey of his own: without a proof, with a made-up one, with his own key's answer, to another question. */
  async makePasskey(): Promise<void> {
    const code = { challengeId: 'a'.repeat(32), otp: '123456' }
    const proofs: object[] = [{}, { proof: code }]
    for (const purpose of PROOF_PURPOSES) {
      const begun = await this.#result<Begun>(beginProof, { purpose })
      if (!begun) continue
      const { ceremonyId, options } = begun
      proofs.push({ proof: { ceremonyId, response: this.#own.get(options.challenge) } })
      const second = await this.#result<Begun>(beginProof, { purpose })
      if (second) await this.#register(second)
    }
    for (const proof of proofs) {
      const begun = await this.#result<Begun>(beginPasskey, proof)
      if (begun) await this.#register(begun)
    }
    const signIn = await this.#result<Begun>(beginPasskeySignIn, {})
    if (signIn) await this.#register(signIn)
  }

  /** The owner's passkeys and devices; true when they went. */
  async removeAll(): Promise<boolean> {
    const body = { passkeys: true, deviceKeys: true }
    return (await this.#result(removeCredentials, body)) !== null
  }

  #register({ ceremonyId, options }: Begun): Promise<unknown> {
    return this.#result(addPasskey, { ceremonyId, response: this.#own.create(options.challenge) })
  }

  /** After the owner has signed out everywhere: any token he ever saw, or a passkey of his own. */
  async isStillIn(): Promise<boolean> {
    const begun = await this.#result<Begun>(beginPasskeySignIn, {})
    if (begun) {
      const { ceremonyId, options } = begun
      const opened = await this.#result<{ token: string }>(signInByPasskey, {
        ceremonyId,
        response: this.#own.get(options.challenge),
      })
      if (opened) return true
    }
    for (const token of this.#tokens)
      if ((await this.#ask('GET', '/gw/authen/me', undefined, token)).statusCode === 200) return true
    return false
  }
}

function tokenIn(answer: LightMyRequestResponse): string | null {
  const { result } = answer.json() as { result?: { token?: unknown } | null }
  return typeof result === 'object' && typeof result?.token === 'string' ? result.token : null
}

import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import type { Socket } from 'node:net'
import { brand } from '#brand'
import { MOVE_ID_HEADER } from '#contracts/move-id.ts'
import { CA, PUBLIC_ORIGINS } from '../../scripts/cluster/places.ts'
import { PRICE, productOf, type Person } from '../value/site.ts'
import { toldBy, type Told } from '../value/load.ts'

/** Both edges of the cluster, and whose word their certificates are. */
type Way = { readonly origins: readonly string[]; readonly ca: string }
const cluster = (): Way => ({ origins: PUBLIC_ORIGINS, ca: readFileSync(CA, 'utf8') })

export type Answer = { readonly status: number; readonly body: string; readonly cache: string }

type Ask = {
  readonly method: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
}

const WITHIN_MS = 10_000
/** Every connection that is kept may have been closed. */
const AGAIN_AT_MOST = 5

class KeptTooLong extends Error {}

/** A visitor whose name server knows both edges: one that cannot be reached is left for the other, as browsers do. */
export function openEdgeClient({ origins, ca }: Way = cluster()) {
  const agent = new Agent({ ca, keepAlive: true, maxSockets: 64 })
  /** Connections that have answered once: Node's own mark is missing on those that a waiting request takes over at once. */
  const kept = new WeakSet<Socket>()
  let preferred = 0

  const once = (origin: string, path: string, { method, headers = {}, body }: Ask): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asking = request(`${origin}${path}`, { agent, method, headers, timeout: WITHIN_MS }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          if (asking.socket) kept.add(asking.socket)
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            cache: String(answer.headers['x-cache'] ?? ''),
          })
        })
      })
      let wasKept = false
      asking.on('socket', (socket) => {
        wasKept = asking.reusedSocket || kept.has(socket)
      })
      asking.on('timeout', () => asking.destroy(new Error('no answer in time')))
      // A kept connection that was closed while the request was on its way: browsers take another and say nothing.
      asking.on('error', (error: NodeJS.ErrnoException) =>
        reject(wasKept && error.code === 'ECONNRESET' ? new KeptTooLong() : error),
      )
      asking.end(body)
    })

  /** Refused before anything was sent: the next address is as good. Anything else is told to whoever asked. */
  async function ask(path: string, what: Ask): Promise<Answer> {
    let [tries, keptTries] = [0, 0]
    for (;;) {
      try {
        return await once(origins[preferred % origins.length] ?? '', path, what)
      } catch (error) {
        // Not a word about the address: connections that were closed in between do not use up its turn.
        if (error instanceof KeptTooLong && (keptTries += 1) <= AGAIN_AT_MOST) continue
        preferred += 1
        const refused = (error as { code?: string }).code === 'ECONNREFUSED'
        const mayAgain = refused || what.method === 'GET'
        if (!mayAgain || (tries += 1) > origins.length) throw error
      }
    }
  }

  const askToBuy = ({ token }: Person, id: string): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      'x-client': `${brand.slug}-web`,
      authorization: `Bearer ${token}`,
      [MOVE_ID_HEADER]: id,
    }
    const body = JSON.stringify({ expectedPrice: PRICE, acceptOverlap: true })
    return ask(`/gw/vas-package/${productOf(id)}/register`, { method: 'POST', headers, body })
  }

  return {
    ask,
    get: (path: string) => ask(path, { method: 'GET' }),
    askToBuy,
    async buy(person: Person, id: string): Promise<Told> {
      const answer = await askToBuy(person, id)
      // An edge or a balancer speaks no envelope: nothing is known.
      if (!answer.body.startsWith('{')) return 'NOTHING'
      return toldBy((JSON.parse(answer.body) as { code: string }).code)
    },
    close: () => agent.destroy(),
  }
}

export type EdgeClient = ReturnType<typeof openEdgeClient>

import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '#brand'
import type { Count } from '../fault.ts'
import { newKey, type Person } from '../value/site.ts'
import type { Answer, EdgeClient } from './edge-client.ts'

const AT_ONCE = 400
/** What a busy machine did not send in time is not owed: sent at once it would be another load than the one that is meant. */
const OWED_AT_MOST = 20

/** Null: answered. Otherwise what came instead. */
type Ask = (turn: number) => Promise<string | null>

/** The first words of the answer tell whether an edge, a balancer or the product itself refused. */
const wordsOf = (what: string, { status, body }: Answer): string =>
  `${what} ${status} ${/^\{"code":"(\w+)"/.exec(body)?.[1] ?? body.replace(/\s+/g, ' ').slice(0, 80)}`

const missing = (method: string, answer: Answer): string | null =>
  answer.status < 500 ? null : wordsOf(method, answer)

/** What the edge keeps is no proof of what stands behind it: nothing of this is kept there. */
function mixed(client: EdgeClient, persons: readonly Person[]): Ask {
  // One after the other: nobody buys so often that a code is asked for.
  const person = (turn: number) => persons[Math.floor(turn / 20) % persons.length] as Person
  const own = { 'content-type': 'application/json', 'x-client': `${brand.slug}-web` }
  return async (turn) => {
    if (turn % 20 === 0) {
      const answer = await client.askToBuy(person(turn), newKey())
      return answer.body.startsWith('{"code":"SUCCESS"') ? null : wordsOf('purchase', answer)
    }
    if (turn % 20 === 1) {
      const headers = { ...own, authorization: `Bearer ${person(turn).token}` }
      return missing('GET', await client.ask('/gw/me/subscriptions', { method: 'GET', headers }))
    }
    return missing(
      'POST',
      await client.ask('/api/v1/get-vas-group', { method: 'POST', headers: own, body: '{}' }),
    )
  }
}

/** So many a second, each tried once, whatever became of the one before. */
export function startSteadyLoad(client: EdgeClient, persons: readonly Person[], perSecond: number) {
  const everyMs = 1_000 / perSecond
  const ask = mixed(client, persons)
  const open = new Set<Promise<void>>()
  let [over, tried, bad, during] = [false, 0, 0, 'the beginning']
  const why = new Map<string, number>()
  const first = performance.now()
  let began = first
  const sending = (async () => {
    while (!over) {
      const late = Math.floor((performance.now() - began) / everyMs) - tried - OWED_AT_MOST
      if (late > 0) began += late * everyMs
      const due = Math.floor((performance.now() - began) / everyMs)
      while (tried < due && open.size < AT_ONCE) {
        tried += 1
        const one = ask(tried)
          .catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
          .then((reason) => {
            if (reason === null) return
            bad += 1
            const seen = `${reason} during ${during}`
            why.set(seen, (why.get(seen) ?? 0) + 1)
          })
        open.add(one)
        void one.finally(() => open.delete(one))
      }
      await sleep(everyMs)
    }
  })()
  return {
    tried: () => tried,
    /** What happens now, so that a loss can be laid at its door. */
    say(what: string): void {
      during = what
    },
    stop(): void {
      over = true
    },
    async end(): Promise<Count> {
      over = true
      const sent = tried / ((performance.now() - first) / 1_000)
      await sending
      await Promise.all(open)
      for (const [reason, times] of why) process.stdout.write(`  lost ${times}: ${reason}\n`)
      return { tried, bad, worst: { perSecond: Number(sent.toFixed(1)) } }
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '#brand'
import type { Count } from '../fault.ts'
import { newKey, type Person } from '../value/site.ts'
import type { Answer, EdgeClient } from './edge-client.ts'

const EVERY_MS = 5
const AT_ONCE = 400
/** What a busy machine did not send in time is not owed: sent at once it would be another load than the one that is meant. */
const OWED_AT_MOST = 20

/** Null: answered. Otherwise what came instead. */
type Ask = (turn: number) => Promise<string | null>

const missing = ({ status }: Answer): string | null => (status < 500 ? null : String(status))

/** What the edge keeps is no proof of what stands behind it: nothing of this is kept there. */
function mixed(client: EdgeClient, persons: readonly Person[]): Ask {
  const person = (turn: number) => persons[turn % persons.length] as Person
  const own = { 'content-type': 'application/json', 'x-client': `${brand.slug}-web` }
  return async (turn) => {
    if (turn % 20 === 0)
      return (await client.buy(person(turn), newKey())) === 'NOTHING' ? 'purchase without an answer' : null
    if (turn % 20 === 1) {
      const headers = { ...own, authorization: `Bearer ${person(turn).token}` }
      return missing(await client.ask('/gw/me/subscriptions', { method: 'GET', headers }))
    }
    return missing(await client.ask('/api/v1/get-vas-group', { method: 'POST', headers: own, body: '{}' }))
  }
}

/** Two hundred a second, each tried once, whatever became of the one before. */
export function startSteadyLoad(client: EdgeClient, persons: readonly Person[]) {
  const ask = mixed(client, persons)
  const open = new Set<Promise<void>>()
  let [over, tried, bad, during] = [false, 0, 0, 'the beginning']
  const why = new Map<string, number>()
  let began = performance.now()
  const sending = (async () => {
    while (!over) {
      const late = Math.floor((performance.now() - began) / EVERY_MS) - tried - OWED_AT_MOST
      if (late > 0) began += late * EVERY_MS
      const due = Math.floor((performance.now() - began) / EVERY_MS)
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
      await sleep(EVERY_MS)
    }
  })()
  return {
    tried: () => tried,
    /** What happens now, so that a loss can be laid at its door. */
    say(what: string): void {
      during = what
    },
    async end(): Promise<Count> {
      over = true
      await sending
      await Promise.all(open)
      for (const [reason, times] of why) process.stdout.write(`  lost ${times}: ${reason}\n`)
      return { tried, bad }
    },
  }
}

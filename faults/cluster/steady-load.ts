import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '#brand'
import type { Count } from '../fault.ts'
import { newKey, type Person } from '../value/site.ts'
import type { Answer, EdgeClient } from './edge-client.ts'

const EVERY_MS = 5
const AT_ONCE = 400

type Ask = (turn: number) => Promise<boolean>

const isAnswered = ({ status }: Answer): boolean => status < 500

/** What the edge keeps is no proof of what stands behind it: nothing of this is kept there. */
function mixed(client: EdgeClient, persons: readonly Person[]): Ask {
  const person = (turn: number) => persons[turn % persons.length] as Person
  const own = { 'content-type': 'application/json', 'x-client': `${brand.slug}-web` }
  return async (turn) => {
    if (turn % 20 === 0) return (await client.buy(person(turn), newKey())) !== 'NOTHING'
    if (turn % 20 === 1) {
      const headers = { ...own, authorization: `Bearer ${person(turn).token}` }
      return isAnswered(await client.ask('/gw/me/subscriptions', { method: 'GET', headers }))
    }
    return isAnswered(await client.ask('/api/v1/get-vas-group', { method: 'POST', headers: own, body: '{}' }))
  }
}

/** Two hundred a second, each tried once, whatever became of the one before. */
export function startSteadyLoad(client: EdgeClient, persons: readonly Person[]) {
  const ask = mixed(client, persons)
  const open = new Set<Promise<void>>()
  let [over, tried, bad] = [false, 0, 0]
  const began = performance.now()
  const sending = (async () => {
    while (!over) {
      const due = Math.floor((performance.now() - began) / EVERY_MS)
      while (tried < due && open.size < AT_ONCE) {
        tried += 1
        const one = ask(tried)
          .catch(() => false)
          .then((good) => {
            if (!good) bad += 1
          })
        open.add(one)
        void one.finally(() => open.delete(one))
      }
      await sleep(EVERY_MS)
    }
  })()
  return {
    tried: () => tried,
    async end(): Promise<Count> {
      over = true
      await sending
      await Promise.all(open)
      return { tried, bad }
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { newKey, type Person } from './site.ts'

/** What one client asked for, and what it was told. */
export type Asked = { readonly id: string; readonly line: string; acked: boolean }

/** `TOLD`: it is being checked, and the client waits for its SMS. */
export type Told = 'DONE' | 'TOLD' | 'NOTHING'

/** Only these say that nothing is known of the intent; it is asked again with its own id. */
export const toldBy = (code: string): Told => {
  if (code === 'SUCCESS') return 'DONE'
  return code === 'INTERNAL' || code === 'UPSTREAM_DOWN' ? 'NOTHING' : 'TOLD'
}

type Options = {
  readonly clients: number
  /** Each client buys for its part of them, one after the other. */
  readonly persons: readonly Person[]
  readonly buy: (person: Person, id: string) => Promise<Told>
  /** How often an intent without an answer is asked again. */
  readonly tries: number
}

const STEP_MS = 20
const TOO_LONG_MS = 60_000

/** Clients that buy without a pause, each intent with its own id until it has an answer. */
export function startLoad({ clients, persons, buy, tries }: Options) {
  let over = false
  let acked = 0
  const client = async (own: readonly Person[]): Promise<Asked[]> => {
    const asked: Asked[] = []
    for (let turn = 0; !over; turn += 1) {
      const person = own[turn % own.length] as Person
      const one: Asked = { id: newKey(), line: person.number, acked: false }
      asked.push(one)
      for (let at = 0; at < tries; at += 1) {
        const told = await buy(person, one.id).catch((): Told => 'NOTHING')
        one.acked = told === 'DONE'
        if (one.acked) acked += 1
        if (told !== 'NOTHING') break
        await sleep(50)
      }
    }
    return asked
  }
  const working = Array.from({ length: clients }, (_, at) =>
    client(persons.filter((_person, place) => place % clients === at)),
  )
  return {
    /** Continues for this long, and until this many moves in all were reported done. */
    async until(moves: number, atLeastMs: number): Promise<void> {
      await sleep(atLeastMs)
      for (let waited = 0; acked < moves; waited += STEP_MS) {
        if (waited > TOO_LONG_MS) throw new Error(`${acked} of ${moves} moves after a minute`)
        await sleep(STEP_MS)
      }
    },
    stop() {
      over = true
    },
    async end(): Promise<Asked[]> {
      over = true
      return (await Promise.all(working)).flat()
    },
  }
}

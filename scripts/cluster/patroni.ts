import { setTimeout as sleep } from 'node:timers/promises'
import { DB_NODES, PORTS } from './places.ts'

export type DbNode = (typeof DB_NODES)[number]['node']

const ask = (address: string, path: string): Promise<Response | null> =>
  fetch(`http://${address}:${PORTS.PATRONI_PORT}${path}`, { signal: AbortSignal.timeout(1_500) }).catch(
    () => null,
  )

/** Who leads now; null while nobody does. */
export async function leader(): Promise<DbNode | null> {
  const answers = await Promise.all(
    DB_NODES.map(async ({ node, address }) => ((await ask(address, '/primary'))?.ok ? node : null)),
  )
  return answers.find((node) => node !== null) ?? null
}

export async function mustLead(seconds = 90): Promise<DbNode> {
  const until = performance.now() + seconds * 1_000
  for (;;) {
    const found = await leader()
    if (found) return found
    if (performance.now() > until) throw new Error(`no PostgreSQL leads after ${seconds} s`)
    await sleep(200)
  }
}

export type Seen = {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly lag?: number | string
}

/** As the nodes themselves agree on it. */
export async function nodesSeen(): Promise<readonly Seen[]> {
  for (const { address } of DB_NODES) {
    const answer = await ask(address, '/cluster')
    if (answer?.ok) return ((await answer.json()) as { members: Seen[] }).members
  }
  return []
}

const RUNS: ReadonlySet<string> = new Set(['running', 'streaming'])

/** One leads, one has every commit, and the third follows: nothing is being repaired. */
export async function isWhole(): Promise<boolean> {
  const seen = await nodesSeen()
  const has = (role: string) => seen.some((node) => node.role === role && RUNS.has(node.state))
  return (
    seen.length === DB_NODES.length &&
    seen.every(({ state }) => RUNS.has(state)) &&
    has('leader') &&
    has('sync_standby')
  )
}

export async function untilWhole(seconds = 120): Promise<void> {
  const until = performance.now() + seconds * 1_000
  while (!(await isWhole())) {
    if (performance.now() > until)
      throw new Error(`PostgreSQL is not whole after ${seconds} s: ${JSON.stringify(await nodesSeen())}`)
    await sleep(300)
  }
}

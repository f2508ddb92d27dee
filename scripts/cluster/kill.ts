import { mustLead } from './patroni.ts'
import { APP_NODES } from './places.ts'
import { signalPostmaster } from './postmaster.ts'
import { redisLeader } from './redis-nodes.ts'
import { killMember, pidOf } from './running.ts'

const [first] = APP_NODES

/** Everything on the machine whose PostgreSQL leads, at one moment. */
async function node(): Promise<string[]> {
  const machine = await mustLead()
  const names = ['postgres', 'etcd', 'redis', 'redis-second', 'figures-postgres'].map(
    (kind) => `${kind}-${machine}`,
  )
  // Patroni first, or it would begin to mend.
  for (const name of names) killMember(name)
  signalPostmaster(machine, 'SIGKILL')
  return [...names, `PostgreSQL of ${machine}`]
}

async function postmaster(): Promise<string[]> {
  const machine = await mustLead()
  signalPostmaster(machine, 'SIGKILL')
  return [`PostgreSQL of ${machine}`]
}

const one = (name: string): string[] => {
  if (pidOf(name) === null) throw new Error(`${name} does not run`)
  killMember(name)
  return [name]
}

/** What can be killed, each without a word of warning; answers what died. */
export const KILLS = {
  node,
  postmaster,
  redis: async () => one(await redisLeader()),
  api: async (on: string = first.node) => one(`api-${on}`),
  worker: async (on: string = first.node) => one(`worker-${on}`),
  edge: async (on: string = first.node) => one(`edge-${on}`),
  balancer: async (on: string = first.node) => one(`balancer-${on}`),
  pooler: async (on: string = first.node) => one(`pooler-${on}`),
} as const satisfies Record<string, (on?: string) => Promise<string[]>>

export type Kill = keyof typeof KILLS
export const isKill = (word: string | undefined): word is Kill => word !== undefined && word in KILLS

import { mustLead } from './patroni.ts'
import { APP_NODES, DB_NODES } from './places.ts'
import { signalPostmaster } from './postmaster.ts'
import { redisLeader } from './redis-nodes.ts'
import { killMember, pidOf, signalGroup, signalMember } from './running.ts'

const [first] = APP_NODES

const ON_DATABASE_MACHINE = [
  'postgres',
  'etcd',
  'redis',
  'redis-second',
  'figures-postgres',
  'figures-machine',
]

/** Patroni first, or it would begin to mend. */
function signalMachine(machine: string, what: NodeJS.Signals): string[] {
  const names = ON_DATABASE_MACHINE.map((kind) => `${kind}-${machine}`)
  for (const name of names) signalGroup(name, what)
  signalPostmaster(machine, what)
  return [...names, `PostgreSQL of ${machine}`]
}

/** Everything on the machine whose PostgreSQL leads, at one moment. */
const node = async (): Promise<string[]> => signalMachine(await mustLead(), 'SIGKILL')

/** The same machine stands still: nobody hears of it, and it does not know that it leads no more. */
const freeze = async (): Promise<string[]> => signalMachine(await mustLead(), 'SIGSTOP')

/**
 * The machine that leads is cut from its peers, and people still reach it: its vote and whoever would tell its PostgreSQL to stop hear
 * nothing, while PostgreSQL goes on.
 */
async function cut(): Promise<string[]> {
  const machine = await mustLead()
  const names = [`postgres-${machine}`, `etcd-${machine}`]
  for (const name of names) signalMember(name, 'SIGSTOP')
  return names
}

/** What stood still goes on where it was. */
export function thaw(): void {
  for (const { node: machine } of DB_NODES) signalMachine(machine, 'SIGCONT')
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
  freeze,
  cut,
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

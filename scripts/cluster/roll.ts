import { setTimeout as sleep } from 'node:timers/promises'
import { beganAt, untilAlone, untilBalanced, untilReplaced } from '../front/balanced.ts'
import { balancerMembers, edgeMembers, poolerMembers } from './front-members.ts'
import { mustLead } from './patroni.ts'
import { APP_NODES, BALANCER_FIGURES } from './places.ts'
import { tellPoolers } from './poolers.ts'
import { apiMembers, officeMembers, statusMember, workerMembers } from './product-members.ts'
import {
  childrenOf,
  signalMember,
  startMember,
  startOf,
  stopMember,
  untilReady,
  type Member,
} from './running.ts'

/** On a busy machine the one that gives way takes connections for a while yet. */
const BOTH_ANSWER_MS = 5_000

const on = (node: string, members: readonly Member[]): Member[] =>
  members.filter(({ name }) => name.endsWith(`-${node}`))

async function replace(member: Member): Promise<void> {
  await stopMember(member.name)
  startMember(member)
  await untilReady(member)
}

type Options = {
  readonly say?: (name: string) => void
  /** Settings that those which come have instead of their own. */
  readonly env?: Readonly<Record<string, string>>
}

/** In the order in which people miss them: one that starts takes a core for itself, so the next one waits until it is done. */
const processesOf = (node: string) => [
  ...on(node, apiMembers()).map((member) => ({ member, backends: ['reads', 'changes'] })),
  ...on(node, officeMembers()).map((member) => ({ member, backends: ['office'] })),
  ...on(node, workerMembers()).map((member) => ({ member, backends: [] })),
]

/** All of one machine in front. Its pooler is asked by nobody else, so it goes between those that went and those that come. */
async function replaceMachine(node: string, { say = () => {}, env = {} }: Options): Promise<void> {
  const processes = processesOf(node).map(({ member, backends }) => ({
    member: { ...member, env: { ...member.env, ...env } },
    backends,
  }))
  await Promise.all(processes.map(({ member }) => stopMember(member.name)))
  for (const member of on(node, poolerMembers())) await replace(member)
  for (const { member, backends } of processes) {
    startMember(member)
    await untilReady(member)
    await untilBalanced(BALANCER_FIGURES, backends, node)
    say(member.name)
  }
}

/** The product is replaced machine by machine; balancers and edges take their configuration anew. */
export async function roll(options: Options = {}): Promise<void> {
  for (const { node } of APP_NODES) await replaceMachine(node, options)
  await replace(statusMember())
  options.say?.('status')
  await reloadFront(options.say)
}

/**
 * Connections to the database that the balancer before still holds end with it, in the middle of a purchase: they are made anew before.
 * One that takes over holds every node for the leader until it has looked, so nobody is sent to it earlier.
 */
export async function reloadFront(say: (name: string) => void = () => {}): Promise<void> {
  for (const [at, { name }] of balancerMembers().entries()) {
    const figures = BALANCER_FIGURES[at] ?? (() => Promise.reject(new Error(`${name} tells nothing`)))
    const before = beganAt(await figures())
    signalMember(name, 'SIGUSR2')
    say(name)
    await untilReplaced(figures, before)
    await untilAlone([figures], 'database', await mustLead())
    await sleep(BOTH_ANSWER_MS)
    await tellPoolers('RECONNECT')
  }
  for (const { name } of edgeMembers()) {
    const before = childrenOf(name)
    signalMember(name, 'SIGHUP')
    say(name)
    await untilGone(before)
  }
}

/** They answer what they have begun, within `worker_shutdown_timeout`; the other edge is whole meanwhile. */
async function untilGone(pids: readonly number[], seconds = 40): Promise<void> {
  const until = performance.now() + seconds * 1_000
  while (pids.some((pid) => startOf(pid) !== null) && performance.now() < until) await sleep(200)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { beganAt, untilAlone, untilBalanced, untilReplaced } from '../front/balanced.ts'
import { balancerMembers, edgeMembers, poolerMembers } from './front-members.ts'
import { mustLead } from './patroni.ts'
import { APP_NODES, BALANCER_FIGURES } from './places.ts'
import { tellPoolers } from './poolers.ts'
import { apiMembers, officeMembers, statusMember, workerMembers } from './product-members.ts'
import { signalMember, startMember, stopMember, untilReady, type Member } from './running.ts'

const BOTH_ANSWER_MS = 2_000

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

/** All of one machine in front. Its pooler is asked by nobody else, so it goes between those that went and those that come. */
async function replaceMachine(node: string, { say = () => {}, env = {} }: Options): Promise<void> {
  const processes = on(node, [...apiMembers(), ...officeMembers(), ...workerMembers()]).map((member) => ({
    ...member,
    env: { ...member.env, ...env },
  }))
  await Promise.all(processes.map(({ name }) => stopMember(name)))
  for (const member of on(node, poolerMembers())) await replace(member)
  for (const member of processes) startMember(member)
  for (const member of processes) await untilReady(member)
  await untilBalanced(BALANCER_FIGURES, ['reads', 'changes', 'office'], node)
  for (const { name } of processes) say(name)
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
    // The one before still takes connections for a moment.
    await sleep(BOTH_ANSWER_MS)
    await tellPoolers('RECONNECT')
  }
  for (const { name } of edgeMembers()) {
    signalMember(name, 'SIGHUP')
    say(name)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { APP_NODES, PORTS } from './places.ts'
import { balancerMembers, edgeMembers } from './front-members.ts'
import { apiMembers, officeMembers, statusMember, workerMembers } from './product-members.ts'
import { signalMember, startMember, stopMember, untilReady, type Member } from './running.ts'

/** Every balancer sends it people again: its own word alone is not enough, the next one must not go before. */
async function untilBalanced({ name }: Member, seconds = 30): Promise<void> {
  const node = name.replace(/^.*-/, '')
  const backend = name.startsWith('api') ? 'reads' : 'office'
  const wanted = new RegExp(`haproxy_server_status\\{proxy="${backend}",server="${node}",state="UP"\\} 1`)
  const until = performance.now() + seconds * 1_000
  for (const { address } of APP_NODES) {
    for (;;) {
      const figures = await fetch(`http://${address}:${PORTS.BALANCER_FIGURES_PORT}/metrics`).then((answer) =>
        answer.text(),
      )
      if (wanted.test(figures)) break
      if (performance.now() > until) throw new Error(`${name} gets no people after ${seconds} s`)
      await sleep(200)
    }
  }
}

async function replace(member: Member): Promise<void> {
  await stopMember(member.name)
  startMember(member)
  await untilReady(member)
  if (/^(api|office)/.test(member.name)) await untilBalanced(member)
}

type Options = {
  readonly say?: (name: string) => void
  /** Settings that those which come have instead of their own. */
  readonly env?: Readonly<Record<string, string>>
}

/** Each process of the product is replaced, one after the other; balancers and edges take their configuration anew. */
export async function roll({ say = () => {}, env = {} }: Options = {}): Promise<void> {
  for (const member of [...workerMembers(), ...apiMembers(), ...officeMembers(), statusMember()]) {
    await replace({ ...member, env: { ...member.env, ...env } })
    say(member.name)
  }
  await reloadFront(say)
}

export async function reloadFront(say: (name: string) => void = () => {}): Promise<void> {
  for (const { name } of balancerMembers()) {
    signalMember(name, 'SIGUSR2')
    say(name)
    await sleep(2_000)
  }
  for (const { name } of edgeMembers()) {
    signalMember(name, 'SIGHUP')
    say(name)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { untilAlone } from '../front/balanced.ts'
import { leader, mustLead, nodesSeen } from './patroni.ts'
import { BALANCER_FIGURES, DB_NODES, PORTS } from './places.ts'
import { tellPoolers } from './poolers.ts'
import { clusterSecrets } from './values.ts'

const WITHIN_MS = 60_000

const addressOf = (node: string): string => DB_NODES.find((one) => one.node === node)?.address ?? ''

async function ask(from: string, candidate: string): Promise<void> {
  const answer = await fetch(`http://${addressOf(from)}:${PORTS.PATRONI_PORT}/switchover`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`patroni:${clusterSecrets().PATRONI_PASSWORD}`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ leader: from, candidate }),
  })
  if (!answer.ok) throw new Error(`Patroni would not: ${await answer.text()}`)
}

/** The node that has every commit leads from now on. Whoever asks meanwhile waits at a pooler; answers for how many seconds. */
export async function switchOver(): Promise<{ from: string; to: string; seconds: number }> {
  const from = await mustLead()
  const to = (await nodesSeen()).find(({ role }) => role === 'sync_standby')?.name
  if (!to) throw new Error('no node has every commit: nobody may take over')
  await tellPoolers('PAUSE')
  const began = performance.now()
  try {
    await ask(from, to)
    while ((await leader()) !== to) {
      if (performance.now() - began > WITHIN_MS) throw new Error(`${to} does not lead`)
      await sleep(100)
    }
    await untilAlone(BALANCER_FIGURES, 'database', to)
  } finally {
    await tellPoolers('RESUME')
  }
  return { from, to, seconds: (performance.now() - began) / 1_000 }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { leader } from '../../scripts/cluster/patroni.ts'
import { DB_NODES, PORTS } from '../../scripts/cluster/places.ts'
import { setEveryRedis } from '../../scripts/cluster/redis-nodes.ts'
import { startMember, stopMember, untilReady } from '../../scripts/cluster/running.ts'
import { memberNamed } from '../../scripts/cluster/members.ts'
import { clusterSecrets } from '../../scripts/cluster/values.ts'

/** What takes over when something dies, held back; answers how it is let go again. */
type HoldBack = () => Promise<() => Promise<void>>

async function tellPatroni(pause: boolean): Promise<void> {
  const authorization = `Basic ${btoa(`patroni:${clusterSecrets().PATRONI_PASSWORD}`)}`
  for (const { address } of DB_NODES) {
    const answer = await fetch(`http://${address}:${PORTS.PATRONI_PORT}/config`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ pause: pause || null }),
    }).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error('no Patroni takes a new configuration')
}

/** Patroni looks on and does nothing. */
export const noFailover: HoldBack = async () => {
  await tellPatroni(true)
  // Each node hears of it in its next round.
  await sleep(5_000)
  return async () => {
    await tellPatroni(false)
    while ((await leader()) === null) await sleep(200)
  }
}

/** Those that follow never take over. */
export const noReplica: HoldBack = async () => {
  await setEveryRedis('cluster-replica-no-failover', 'yes')
  return () => setEveryRedis('cluster-replica-no-failover', 'no')
}

/** There is no second one. */
export const withoutSecond =
  (name: string): HoldBack =>
  async () => {
    await stopMember(name)
    return async () => {
      startMember(memberNamed(name))
      await untilReady(memberNamed(name))
    }
  }

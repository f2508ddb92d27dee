import { allMembers } from './members.ts'
import { nodesSeen } from './patroni.ts'
import { ADDRESSES, PORTS, PUBLIC_ORIGINS, STATUS_ADDRESS } from './places.ts'
import { redisState } from './redis-nodes.ts'
import { pidOf } from './running.ts'

type Alert = { readonly labels: { alertname: string; instance?: string }; readonly state: string }

const firing = async (): Promise<readonly string[]> => {
  const address = `http://${ADDRESSES.WATCH_ADDRESS}:${PORTS.PROMETHEUS_PORT}/api/v1/alerts`
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  if (!answer?.ok) return ['Prometheus does not answer']
  const { data } = (await answer.json()) as { data: { alerts: Alert[] } }
  return data.alerts
    .filter(({ state }) => state === 'firing')
    .map(({ labels }) => [labels.alertname, labels.instance].filter(Boolean).join(' of '))
}

/** What runs, who leads, what is alarming, and where to look. */
export async function status(say: (line: string) => void): Promise<void> {
  for (const { name, ready } of allMembers()) {
    const pid = pidOf(name)
    const works = pid !== null && (await ready().catch(() => false))
    say(`${works ? 'works ' : pid === null ? 'GONE  ' : 'WAITS '} ${name.padEnd(24)} ${pid ?? ''}`)
  }
  for (const { name, role, state, lag } of await nodesSeen())
    say(`${name} ${role}, ${state}${lag === undefined ? '' : `, ${lag} behind`}`)
  say(`Redis: ${/cluster_state:(\w+)/.exec(await redisState())?.[1] ?? 'does not answer'}`)
  const alerts = await firing()
  say(`alerts: ${alerts.length > 0 ? alerts.join(', ') : 'none'}`)
  say(`website ${PUBLIC_ORIGINS.join(' and ')} (its certificate is of .run/cluster/tls/ca.crt)`)
  say(
    `office http://${ADDRESSES.APP_1_ADDRESS}:${PORTS.OFFICE_SITE_PORT}, status page http://${STATUS_ADDRESS}:${PORTS.STATUS_PORT}`,
  )
  say(
    `figures http://${ADDRESSES.WATCH_ADDRESS}:${PORTS.PROMETHEUS_PORT}, phones http://127.0.0.1:${PORTS.SIMULATOR_PORT}`,
  )
}

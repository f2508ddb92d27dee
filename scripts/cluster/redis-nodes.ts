import { setTimeout as sleep } from 'node:timers/promises'
import { mustRun, runCommand } from '../run/run-command.ts'
import { CA, DB_NODES, PORTS } from './places.ts'
import { clusterSecrets } from './values.ts'

const NODES = DB_NODES.flatMap(({ node, address }) => [
  { name: `redis-${node}`, address, port: PORTS.REDIS_PORT },
  { name: `redis-second-${node}`, address, port: PORTS.REDIS_SECOND_PORT },
])

const SECURE = ['--tls', '--cacert', CA]
const env = () => ({ REDISCLI_AUTH: clusterSecrets().REDIS_PASSWORD })

const askNode = (address: string, port: number, ...words: readonly string[]) =>
  runCommand('redis-cli', [...SECURE, '-h', address, '-p', String(port), ...words], { env: env() })

export async function redisState(): Promise<string> {
  for (const { address, port } of NODES) {
    const { code, output } = await askNode(address, port, 'cluster', 'info')
    if (code === 0 && output.includes('cluster_state')) return output
  }
  return ''
}

const isJoined = async (): Promise<boolean> => {
  const state = await redisState()
  return state.includes('cluster_state:ok') && state.includes(`cluster_known_nodes:${NODES.length}`)
}

/** Three lead, and the one that follows each of them is on another machine. */
export async function joinRedis(): Promise<void> {
  if (await isJoined()) return
  if ((await redisState()).includes('cluster_known_nodes:1\r')) {
    const addresses = [PORTS.REDIS_PORT, PORTS.REDIS_SECOND_PORT].flatMap((port) =>
      DB_NODES.map(({ address }) => `${address}:${port}`),
    )
    const how = ['--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes']
    await mustRun('redis-cli', [...SECURE, ...how], { env: env() })
  }
  await untilRedisIsWhole()
}

/** A leader with slots; the first that is found. */
export async function redisLeader(): Promise<string> {
  for (const { name, address, port } of NODES) {
    const { output } = await askNode(address, port, 'cluster', 'nodes')
    if (/myself,master\S* .* connected \d/.test(output)) return name
  }
  throw new Error('no Redis leads')
}

/** All are known and none is given up. */
export async function untilRedisIsWhole(seconds = 60): Promise<void> {
  const until = performance.now() + seconds * 1_000
  for (;;) {
    const views = await Promise.all(
      NODES.map(({ address, port }) => askNode(address, port, 'cluster', 'nodes')),
    )
    const whole = views.every(({ code, output }) => code === 0 && !/[ ,]fail\??[ ,]/.test(output))
    if (whole && (await isJoined())) return
    if (performance.now() > until) throw new Error(`Redis is not whole after ${seconds} s`)
    await sleep(300)
  }
}

/** At those that live. */
export async function setEveryRedis(setting: string, value: string): Promise<void> {
  for (const { address, port } of NODES) await askNode(address, port, 'config', 'set', setting, value)
}

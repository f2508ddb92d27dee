import { isListening } from '../run/ports.ts'
import { databaseOwner } from './owner.ts'
import { DB_NODES, inCluster, PORTS } from './places.ts'
import { patroni } from './packages.ts'
import type { Member } from './running.ts'

const answers = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(1_500) })).ok

export const etcdMembers = (): Member[] =>
  DB_NODES.map(({ node, address }) => ({
    name: `etcd-${node}`,
    command: '/usr/bin/etcd',
    args: ['--config-file', inCluster(node, 'etcd.yml')],
    owner: databaseOwner(),
    ready: () => isListening(PORTS.ETCD_PORT, address),
  }))

/** Ready when its PostgreSQL runs and follows or leads. */
export const postgresMembers = (): Member[] =>
  DB_NODES.map(({ node, address }) => ({
    name: `postgres-${node}`,
    ...patroni(inCluster(node, 'patroni.yml')),
    owner: databaseOwner(),
    ready: () => answers(`http://${address}:${PORTS.PATRONI_PORT}/health`),
  }))

export const redisMembers = (): Member[] =>
  DB_NODES.flatMap(({ node, address }) =>
    (
      [
        ['redis', 'redis.conf', PORTS.REDIS_PORT],
        ['redis-second', 'redis-second.conf', PORTS.REDIS_SECOND_PORT],
      ] as const
    ).map(([kind, file, port]) => ({
      name: `${kind}-${node}`,
      command: '/usr/bin/redis-server',
      args: [inCluster(node, file)],
      ready: () => isListening(port, address),
    })),
  )

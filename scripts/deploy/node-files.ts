import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { fill, type Values } from './fill.ts'

export const NODES = ['db1', 'db2', 'db3', 'app1', 'app2', 'watch'] as const
export type NodeName = (typeof NODES)[number]
type Kind = 'db' | 'app' | 'watch'

type NodeFile = {
  readonly on: Kind
  readonly template: string
  /** What it is called on the machine, where that is not its own name. */
  readonly name?: string
  /** Slots that this file takes from another value. */
  readonly instead?: Readonly<Record<string, string>>
}

/** Which file of deploy/ belongs on which machine. */
export const NODE_FILES: readonly NodeFile[] = [
  { on: 'db', template: 'etcd/etcd.yml' },
  { on: 'db', template: 'etcd/etcd-elsewhere.sh' },
  { on: 'db', template: 'patroni/patroni.yml' },
  { on: 'db', template: 'pgbackrest/pgbackrest.conf' },
  { on: 'db', template: 'pgbackrest/pgbackrest-archive-push.sh' },
  { on: 'db', template: 'redis/redis.conf' },
  {
    on: 'db',
    template: 'redis/redis.conf',
    name: 'redis-second.conf',
    instead: { REDIS_PORT: 'REDIS_SECOND_PORT' },
  },
  { on: 'db', template: 'systemd/portal-backup.service' },
  { on: 'app', template: 'haproxy/haproxy.cfg' },
  { on: 'app', template: 'pgbouncer/pgbouncer.ini' },
  { on: 'app', template: 'pgbouncer/pooler-users.txt' },
  { on: 'app', template: 'nginx/nginx.conf' },
  { on: 'app', template: 'systemd/portal-files-copy.service' },
  { on: 'watch', template: 'pgbouncer/roles.sql' },
  { on: 'watch', template: 'prometheus/prometheus.yml' },
  { on: 'watch', template: 'prometheus/probe.yml' },
  { on: 'watch', template: 'alertmanager/alertmanager.yml' },
]

const kindOf = (node: NodeName): Kind => node.replace(/\d$/, '') as Kind

const ADDRESS_OF: Record<NodeName, string> = {
  db1: 'DB_1_ADDRESS',
  db2: 'DB_2_ADDRESS',
  db3: 'DB_3_ADDRESS',
  app1: 'APP_1_ADDRESS',
  app2: 'APP_2_ADDRESS',
  watch: 'WATCH_ADDRESS',
}

/** The sheet as one machine reads it. */
export const valuesOn = (node: NodeName, values: Values): Values => ({
  ...values,
  NODE_NAME: node,
  NODE_ADDRESS: values[ADDRESS_OF[node]],
})

/** Every file of one machine by its name there. */
export function filesOf(node: NodeName, values: Values): ReadonlyMap<string, string> {
  const own = valuesOn(node, values)
  return new Map(
    NODE_FILES.filter(({ on }) => on === kindOf(node)).map(({ template, name, instead = {} }) => {
      const swapped = Object.fromEntries(Object.entries(instead).map(([slot, from]) => [slot, own[from]]))
      const text = readFileSync(join(root, 'deploy', template), 'utf8')
      return [name ?? template.replace(/^.*\//, ''), fill(text, { ...own, ...swapped })]
    }),
  )
}

/** Nobody but their owner may read them: most hold a password. */
export function writeFilesOf(node: NodeName, values: Values, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of filesOf(node, values)) writeFileSync(join(folder, name), text, { mode: 0o600 })
}

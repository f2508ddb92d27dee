import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

const UNITS = 'systemd'
const OVERRIDES = 'systemd/overrides'

/** Overrides for Debian's own units on such a machine. */
const overrides = (on: Kind, ...units: readonly string[]): NodeFile[] =>
  units.map((unit) => ({
    on,
    template: `${OVERRIDES}/${unit}.service.d/portal.conf`,
    name: `${unit}.service.d/portal.conf`,
  }))

const units = (on: Kind, ...names: readonly string[]): NodeFile[] =>
  names.map((name) => ({ on, template: `${UNITS}/${name}` }))

const folders = (on: Kind): NodeFile => ({
  on,
  template: `systemd/tmpfiles/portal-${on}.conf`,
  name: 'tmpfiles/portal.conf',
})

const RULES: readonly NodeFile[] = globSync('prometheus/rules/*.yml', { cwd: join(root, 'deploy') }).map(
  (template) => ({ on: 'watch', template, name: template.replace('prometheus/', '') }),
)

/** Which file of deploy/ belongs on which machine. The status page's stands elsewhere and has no values. */
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
  ...units('db', 'portal-backup.service', 'portal-backup.timer'),
  ...overrides('db', 'etcd', 'patroni', 'redis-server@'),
  ...overrides('db', 'prometheus-node-exporter', 'prometheus-postgres-exporter'),
  folders('db'),
  { on: 'app', template: 'haproxy/haproxy.cfg' },
  { on: 'app', template: 'pgbouncer/pgbouncer.ini' },
  { on: 'app', template: 'pgbouncer/pooler-users.txt' },
  { on: 'app', template: 'nginx/nginx.conf' },
  ...units('app', 'portal-api.service', 'portal-worker.service', 'portal-office.service'),
  ...units('app', 'portal-files-copy.service', 'portal-files-copy.timer'),
  ...overrides('app', 'haproxy', 'pgbouncer', 'nginx', 'prometheus-node-exporter'),
  folders('app'),
  { on: 'watch', template: 'pgbouncer/roles.sql' },
  { on: 'watch', template: 'prometheus/prometheus.yml' },
  { on: 'watch', template: 'prometheus/probe.yml' },
  { on: 'watch', template: 'prometheus/redis-exporter.env' },
  ...RULES,
  { on: 'watch', template: 'alertmanager/alertmanager.yml' },
  ...units('watch', 'portal-cms.service', 'portal-preview.service'),
  ...overrides('watch', 'prometheus', 'prometheus-alertmanager', 'prometheus-node-exporter'),
  ...overrides('watch', 'prometheus-redis-exporter', 'prometheus-blackbox-exporter'),
  folders('watch'),
]

/** Where a file lies on its machine, from its root. */
export function installedAt(name: string): string {
  if (name.startsWith('tmpfiles/')) return name.replace('tmpfiles/', 'etc/tmpfiles.d/')
  return /\.(service|timer)(\.d\/|$)/.test(name) ? `etc/systemd/system/${name}` : `etc/portal/${name}`
}

/** Units, rules and folders say nothing that others may not know, and systemd wants to read its own. */
const isOpen = (name: string): boolean =>
  name.startsWith('rules/') || !installedAt(name).startsWith('etc/portal/')

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
export function writeFilesOf(
  node: NodeName,
  values: Values,
  folder: string,
  placeOf: (name: string) => string = (name) => name,
): void {
  for (const [name, text] of filesOf(node, values)) {
    const file = join(folder, placeOf(name))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { mode: isOpen(name) ? 0o644 : 0o600 })
  }
}

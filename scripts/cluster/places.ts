import { join } from 'node:path'
import { root } from '../root.ts'

/** Everything that `up` makes is below it, and `down` leaves nothing else behind. */
export const CLUSTER_DIR = join(root, '.run', 'cluster')
export const inCluster = (...parts: readonly string[]): string => join(CLUSTER_DIR, ...parts)

export const TLS_DIR = inCluster('tls')
export const CA = join(TLS_DIR, 'ca.crt')
export const LOG_DIR = inCluster('log')
export const BACKUP_DIR = inCluster('backups')
export const ALERTS_FILE = inCluster('alerts.jsonl')
/** Where a program of the machine's own figures looks for those that others wrote down. */
export const FIGURES_DIR = inCluster('figures')

/** Each machine is an address of this one: what stands on two machines has the same port on both, as it would. */
export const ADDRESSES = {
  DB_1_ADDRESS: '127.9.0.1',
  DB_2_ADDRESS: '127.9.0.2',
  DB_3_ADDRESS: '127.9.0.3',
  APP_1_ADDRESS: '127.9.0.11',
  APP_2_ADDRESS: '127.9.0.12',
  WATCH_ADDRESS: '127.9.0.21',
} as const
export const STATUS_ADDRESS = '127.9.0.31'

export const DB_NODES = [
  { node: 'db1', address: ADDRESSES.DB_1_ADDRESS },
  { node: 'db2', address: ADDRESSES.DB_2_ADDRESS },
  { node: 'db3', address: ADDRESSES.DB_3_ADDRESS },
] as const
export const APP_NODES = [
  { node: 'app1', address: ADDRESSES.APP_1_ADDRESS },
  { node: 'app2', address: ADDRESSES.APP_2_ADDRESS },
] as const

const FIRST_PORT = Number(process.env['CLUSTER_PORT_BASE'] || 19_000)

/** Far from those of the demo, also where that listens on every address. */
const NAMES = [
  'ETCD_PORT',
  'ETCD_PEER_PORT',
  'POSTGRES_PORT',
  'PATRONI_PORT',
  'DATABASE_PORT',
  'POOLER_PORT',
  'REDIS_PORT',
  'REDIS_SECOND_PORT',
  'API_PORT',
  'ADMIN_PORT',
  'OFFICE_PORT',
  'WORKER_PORT',
  'SITE_PORT',
  'OFFICE_SITE_PORT',
  'HTTP_PORT',
  'HTTPS_PORT',
  'PROMETHEUS_PORT',
  'ALERTMANAGER_PORT',
  'BALANCER_FIGURES_PORT',
  'POSTGRES_FIGURES_PORT',
  'MACHINE_FIGURES_PORT',
  'REDIS_FIGURES_PORT',
  'PROBE_FIGURES_PORT',
  'STATUS_PORT',
  'SIMULATOR_PORT',
  'SIMULATOR_SMPP_PORT',
  'ON_CALL_PORT',
  'RESTORED_PORT',
  'CMS_PORT',
  'SIMULATOR_SMTP_PORT',
] as const

export type ClusterPort = (typeof NAMES)[number]
export const PORTS = Object.fromEntries(NAMES.map((name, at) => [name, FIRST_PORT + at])) as Record<
  ClusterPort,
  number
>

/** What each balancer tells of itself. */
export const BALANCER_FIGURES = APP_NODES.map(
  ({ address }) =>
    async (): Promise<string> =>
      (await fetch(`http://${address}:${PORTS.BALANCER_FIGURES_PORT}/metrics`)).text(),
)

export const PUBLIC_ORIGINS = APP_NODES.map(({ address }) => `https://${address}:${PORTS.HTTPS_PORT}`)

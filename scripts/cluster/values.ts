import { randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { NodeName } from '../deploy/node-files.ts'
import type { Values } from '../deploy/fill.ts'
import { root } from '../root.ts'
import { KEYS } from '../setup/env-file.ts'
import { ADDRESSES, BACKUP_DIR, CLUSTER_DIR, inCluster, PORTS, STATUS_ADDRESS, TLS_DIR } from './places.ts'

const KEPT = inCluster('secrets.json')

/** Made once for a cluster: those of the sheet that it leaves empty, the passwords of the roles and the keys of the product. */
const SECRETS = [
  'SUPERUSER_PASSWORD',
  'REPLICATION_PASSWORD',
  'REWIND_PASSWORD',
  'PATRONI_PASSWORD',
  'POOLER_PASSWORD',
  'REDIS_PASSWORD',
  'BACKUP_KEY',
  'OWNER_PASSWORD',
  'API_PASSWORD',
  'WORKER_PASSWORD',
  'STAFF_PASSWORD',
  'CMS_PASSWORD',
  'CMS_SECRET',
  ...KEYS,
] as const
export type Secrets = Readonly<Record<(typeof SECRETS)[number], string>>

export function clusterSecrets(): Secrets {
  if (!existsSync(KEPT)) {
    mkdirSync(CLUSTER_DIR, { recursive: true })
    const made = SECRETS.map((name) => [name, randomBytes(32).toString('hex')])
    writeFileSync(KEPT, JSON.stringify(Object.fromEntries(made), null, 2), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(KEPT, 'utf8')) as Secrets
}

export const postgresBin = (): string => {
  const [newest] = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed()
  if (!newest) throw new Error('PostgreSQL is not installed')
  return newest
}

/** Two cores carry everything: small caches, few connections. */
export const SMALL: Readonly<Record<string, string>> = {
  DATABASE_CONNECTIONS: '140',
  DATABASE_BUFFERS: '64MB',
  POOLER_CLIENTS: '200',
  POOLER_SIZE: '12',
  REDIS_MEMORY: '32mb',
  BALANCER_CONNECTIONS: '2000',
  EDGE_WORKERS: '1',
  EDGE_CACHE: '64m',
  BACKUPS_KEPT: '2',
}

/** The sheet of deploy/ with addresses, ports, folders and sizes of this machine. */
export function clusterValues(node: NodeName): Values {
  const sheet = parseEnv(readFileSync(join(root, 'deploy', 'values.example.env'), 'utf8'))
  const ports = Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, String(port)]))
  return {
    ...sheet,
    ...ADDRESSES,
    ...ports,
    ...SMALL,
    ...clusterSecrets(),
    DATABASE_NETWORK: '127.0.0.0/8',
    STATUS_PUSH_URL: `http://${STATUS_ADDRESS}:${PORTS.STATUS_PORT}`,
    ON_CALL_URL: `http://${ADDRESSES.WATCH_ADDRESS}:${PORTS.ON_CALL_PORT}/`,
    PUBLIC_HOST: ADDRESSES.APP_1_ADDRESS,
    EDGE_AUTHORITY: join(TLS_DIR, 'ca.crt'),
    NODE_DIR: inCluster(node),
    TLS_DIR,
    RULES_DIR: join(root, 'deploy', 'prometheus', 'rules'),
    BACKUP_DIR,
    SHARED_DIR: CLUSTER_DIR,
    POSTGRES_BIN: postgresBin(),
  }
}

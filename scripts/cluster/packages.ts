import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { mustRun, runCommand } from '../run/run-command.ts'
import { installPackages } from '../setup/debian-packages.ts'

const NEEDS = [
  ['PostgreSQL', 'postgresql', '/usr/bin/pg_ctlcluster'],
  ['Redis', 'redis-server', '/usr/bin/redis-server'],
  ['etcd, which decides who leads', 'etcd-server', '/usr/bin/etcd'],
  ['its command', 'etcd-client', '/usr/bin/etcdctl'],
  ['Patroni', 'patroni', '/usr/bin/patroni'],
  ["Patroni's way to etcd", 'python3-etcd', '/usr/lib/python3/dist-packages/etcd'],
  ["Patroni's way to PostgreSQL", 'python3-psycopg2', '/usr/lib/python3/dist-packages/psycopg2'],
  ['names in certificates, for Patroni', 'python3-idna', '/usr/lib/python3/dist-packages/idna'],
  ['HAProxy', 'haproxy', '/usr/sbin/haproxy'],
  ['nginx', 'nginx-light', '/usr/sbin/nginx'],
  ['pgBackRest', 'pgbackrest', '/usr/bin/pgbackrest'],
  ['copies of pictures', 'rsync', '/usr/bin/rsync'],
  ['Prometheus', 'prometheus', '/usr/bin/prometheus'],
  ['alertmanager', 'prometheus-alertmanager', '/usr/bin/prometheus-alertmanager'],
  ['figures of PostgreSQL', 'prometheus-postgres-exporter', '/usr/bin/prometheus-postgres-exporter'],
  ['figures of Redis', 'prometheus-redis-exporter', '/usr/bin/prometheus-redis-exporter'],
  ['figures of the machine', 'prometheus-node-exporter', '/usr/bin/prometheus-node-exporter'],
  ['a look from outside', 'prometheus-blackbox-exporter', '/usr/bin/prometheus-blackbox-exporter'],
  ['packages of the next Debian', 'mmdebstrap', '/usr/bin/mmdebstrap'],
  ['openssl', 'openssl', '/usr/bin/openssl'],
] as const

/**
 * Two programs of Debian 12 are too old: its pooler loses prepared statements, and its Patroni (3.0) lets a machine that stood still take
 * the lead back from the one that took over. Those of 13 are unpacked beside them; the pooler with the libraries it was built for.
 */
const NEXT_DEBIAN = join(root, '.run', 'debian-13')
const LIBRARIES = join(NEXT_DEBIAN, 'usr', 'lib', 'x86_64-linux-gnu')
const LOADER = join(LIBRARIES, 'ld-linux-x86-64.so.2')
/** Patroni alone: what it imports is the machine's own, built for its Python. */
const PATRONI = join(NEXT_DEBIAN, 'patroni-alone')

type Program = { readonly command: string; readonly args: string[]; readonly env?: Record<string, string> }

export const pooler = (configuration: string): Program => ({
  command: LOADER,
  args: ['--library-path', LIBRARIES, join(NEXT_DEBIAN, 'usr', 'sbin', 'pgbouncer'), configuration],
})

export const patroni = (configuration: string): Program => ({
  command: '/usr/bin/python3',
  args: ['-m', 'patroni', configuration],
  env: { PYTHONPATH: PATRONI },
})

async function mirror(): Promise<string> {
  const { output } = await runCommand('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
  ])
  const found = output.split('\n').find((line) => /\/debian\/?$/.test(line))
  if (!found) throw new Error('apt knows no mirror of Debian to take PgBouncer 1.24 and Patroni 4 from')
  return found
}

export async function unpackNewer(): Promise<void> {
  if (existsSync(LOADER) && existsSync(PATRONI)) return
  process.stdout.write('unpacking PgBouncer and Patroni of Debian 13\n')
  const half = `${NEXT_DEBIAN}.half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(join(root, '.run'), { recursive: true })
  const how = ['--variant=extract', '--include=pgbouncer,patroni', '--quiet']
  await mustRun('mmdebstrap', [...how, 'trixie', half, await mirror()])
  const modules = join('usr', 'lib', 'python3', 'dist-packages', 'patroni')
  cpSync(join(half, modules), join(half, 'patroni-alone', 'patroni'), { recursive: true })
  rmSync(NEXT_DEBIAN, { recursive: true, force: true })
  renameSync(half, NEXT_DEBIAN)
}

export async function installClusterPackages(): Promise<void> {
  const missing = NEEDS.filter(([, , sign]) => !existsSync(sign))
  await installPackages(missing.map(([says, debian]) => ({ says, debian })))
  await unpackNewer()
}

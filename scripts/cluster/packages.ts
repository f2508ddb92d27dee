import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { mustRun, runCommand } from '../run/run-command.ts'
import { installPackages } from '../setup/debian-packages.ts'

const NEEDS = [
  ['etcd, which decides who leads', 'etcd-server', '/usr/bin/etcd'],
  ['Patroni', 'patroni', '/usr/bin/patroni'],
  ["Patroni's way to etcd", 'python3-etcd', '/usr/lib/python3/dist-packages/etcd'],
  ["Patroni's way to PostgreSQL", 'python3-psycopg2', '/usr/lib/python3/dist-packages/psycopg2'],
  ['names in certificates, for Patroni', 'python3-idna', '/usr/lib/python3/dist-packages/idna'],
  ['HAProxy', 'haproxy', '/usr/sbin/haproxy'],
  ['nginx', 'nginx-light', '/usr/sbin/nginx'],
  ['pgBackRest', 'pgbackrest', '/usr/bin/pgbackrest'],
  ['Prometheus', 'prometheus', '/usr/bin/prometheus'],
  ['alertmanager', 'prometheus-alertmanager', '/usr/bin/prometheus-alertmanager'],
  ['figures of PostgreSQL', 'prometheus-postgres-exporter', '/usr/bin/prometheus-postgres-exporter'],
  ['figures of Redis', 'prometheus-redis-exporter', '/usr/bin/prometheus-redis-exporter'],
  ['figures of the machine', 'prometheus-node-exporter', '/usr/bin/prometheus-node-exporter'],
  ['a look from outside', 'prometheus-blackbox-exporter', '/usr/bin/prometheus-blackbox-exporter'],
  ['packages of the next Debian', 'mmdebstrap', '/usr/bin/mmdebstrap'],
  ['openssl', 'openssl', '/usr/bin/openssl'],
] as const

/** The pooler of Debian 12 loses prepared statements; that of 13 is unpacked beside it, with the libraries it was built for. */
const NEXT_DEBIAN = join(root, '.run', 'debian-13')
const LIBRARIES = join(NEXT_DEBIAN, 'usr', 'lib', 'x86_64-linux-gnu')
const LOADER = join(LIBRARIES, 'ld-linux-x86-64.so.2')

export const pooler = (configuration: string): { command: string; args: string[] } => ({
  command: LOADER,
  args: ['--library-path', LIBRARIES, join(NEXT_DEBIAN, 'usr', 'sbin', 'pgbouncer'), configuration],
})

async function mirror(): Promise<string> {
  const { output } = await runCommand('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
  ])
  const found = output.split('\n').find((line) => /\/debian\/?$/.test(line))
  if (!found) throw new Error('apt knows no mirror of Debian to take PgBouncer 1.24 from')
  return found
}

export async function unpackPooler(): Promise<void> {
  if (existsSync(LOADER)) return
  process.stdout.write('unpacking PgBouncer of Debian 13\n')
  const half = `${NEXT_DEBIAN}.half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(join(root, '.run'), { recursive: true })
  const how = ['--variant=extract', '--include=pgbouncer', '--quiet']
  await mustRun('mmdebstrap', [...how, 'trixie', half, await mirror()])
  renameSync(half, NEXT_DEBIAN)
}

export async function installClusterPackages(): Promise<void> {
  const missing = NEEDS.filter(([, , sign]) => !existsSync(sign))
  await installPackages(missing.map(([says, debian]) => ({ says, debian })))
  await unpackPooler()
}

import { isListening } from '../run/ports.ts'
import { superuserUrl } from './database-addresses.ts'
import { ADDRESSES, ALERTS_FILE, APP_NODES, CA, DB_NODES, FIGURES_DIR, inCluster, PORTS } from './places.ts'
import type { Member } from './running.ts'
import { clusterSecrets } from './values.ts'

const HERE = ADDRESSES.WATCH_ADDRESS
const at = (port: number): string => `${HERE}:${port}`
const listening = (port: number) => () => isListening(port, HERE)

const exporter = (name: string, command: string, port: number, args: readonly string[]): Member => ({
  name,
  command: `/usr/bin/${command}`,
  args: [`--web.listen-address=${at(port)}`, ...args],
  ready: listening(port),
})

const postgresFigures = (): Member[] =>
  DB_NODES.map(({ node, address }) => ({
    name: `figures-postgres-${node}`,
    command: '/usr/bin/prometheus-postgres-exporter',
    args: [`--web.listen-address=${address}:${PORTS.POSTGRES_FIGURES_PORT}`],
    env: { DATA_SOURCE_NAME: superuserUrl('postgres', { address, port: PORTS.POSTGRES_PORT }) },
    ready: () => isListening(PORTS.POSTGRES_FIGURES_PORT, address),
  }))

const redisFigures = (): Member => ({
  name: 'figures-redis',
  command: '/usr/bin/prometheus-redis-exporter',
  args: [`-web.listen-address=${at(PORTS.REDIS_FIGURES_PORT)}`, `-tls-ca-cert-file=${CA}`, '-redis.addr='],
  env: { REDIS_PASSWORD: clusterSecrets().REDIS_PASSWORD },
  ready: listening(PORTS.REDIS_FIGURES_PORT),
})

/** One for each machine, as Prometheus asks each; all of them read the disk of this one. */
const machineFigures = (): Member[] =>
  [...DB_NODES, ...APP_NODES, { node: 'watch', address: HERE }].map(({ node, address }) => ({
    name: `figures-machine-${node}`,
    command: '/usr/bin/prometheus-node-exporter',
    args: [
      `--web.listen-address=${address}:${PORTS.MACHINE_FIGURES_PORT}`,
      '--collector.disable-defaults',
      '--collector.filesystem',
      '--collector.textfile',
      `--collector.textfile.directory=${FIGURES_DIR}`,
    ],
    ready: () => isListening(PORTS.MACHINE_FIGURES_PORT, address),
  }))

/** Stands where the person on call is: writes down what it is told, and when. */
const onCall = (): Member => ({
  name: 'on-call',
  command: 'node',
  args: ['scripts/cluster/on-call.ts', HERE, String(PORTS.ON_CALL_PORT), ALERTS_FILE],
  ready: listening(PORTS.ON_CALL_PORT),
})

export const watchMembers = (): Member[] => [
  onCall(),
  ...postgresFigures(),
  redisFigures(),
  ...machineFigures(),
  exporter('figures-probe', 'prometheus-blackbox-exporter', PORTS.PROBE_FIGURES_PORT, [
    `--config.file=${inCluster('watch', 'probe.yml')}`,
  ]),
  exporter('alertmanager', 'prometheus-alertmanager', PORTS.ALERTMANAGER_PORT, [
    `--config.file=${inCluster('watch', 'alertmanager.yml')}`,
    `--storage.path=${inCluster('watch', 'alertmanager')}`,
    '--cluster.listen-address=',
  ]),
  exporter('prometheus', 'prometheus', PORTS.PROMETHEUS_PORT, [
    `--config.file=${inCluster('watch', 'prometheus.yml')}`,
    `--storage.tsdb.path=${inCluster('watch', 'prometheus')}`,
    '--storage.tsdb.retention.time=1d',
  ]),
]

import { isListening } from '../run/ports.ts'
import { databaseOwner } from './owner.ts'
import { pooler } from './packages.ts'
import { APP_NODES, inCluster, PORTS } from './places.ts'
import type { Member } from './running.ts'

/** Master and worker: the master takes a new configuration without closing the door. */
export const balancerMembers = (): Member[] =>
  APP_NODES.map(({ node, address }) => ({
    name: `balancer-${node}`,
    command: '/usr/sbin/haproxy',
    args: ['-W', '-db', '-f', inCluster(node, 'haproxy.cfg')],
    ready: () => isListening(PORTS.SITE_PORT, address),
  }))

export const poolerMembers = (): Member[] =>
  APP_NODES.map(({ node, address }) => ({
    name: `pooler-${node}`,
    ...pooler(inCluster(node, 'pgbouncer.ini')),
    owner: databaseOwner(),
    ready: () => isListening(PORTS.POOLER_PORT, address),
  }))

export const edgeMembers = (): Member[] =>
  APP_NODES.map(({ node, address }) => ({
    name: `edge-${node}`,
    command: '/usr/sbin/nginx',
    args: ['-c', inCluster(node, 'nginx.conf'), '-g', 'daemon off;'],
    ready: () => isListening(PORTS.HTTPS_PORT, address),
  }))

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { filesOf } from '../deploy/node-files.ts'
import { isListening } from '../run/ports.ts'
import { FRONT_ADDRESSES, makePlace, type FrontPorts } from './front-values.ts'

const BALANCER = '/usr/sbin/haproxy'
const EDGE = '/usr/sbin/nginx'
const NODES = ['app1', 'app2'] as const

/** Where they are not installed only a run of all checks insists on them. */
export const mayLeaveOutFront = (): boolean =>
  !process.env['CI'] && !(existsSync(BALANCER) && existsSync(EDGE))

export type Front = {
  readonly ports: FrontPorts
  /** Where people come in. */
  readonly origin: string
  readonly ca: string
  /** Of the edge's first process. */
  readonly edgePid: number
  /** As its own figures say. */
  figures(at: 0 | 1): Promise<string>
  reloadBalancer(at: 0 | 1): void
  reloadEdge(): void
  end(): Promise<void>
}

type Change = (text: string) => string
type Options = {
  readonly balancer?: Change
  readonly edge?: Change
  /** The edge alone: whoever tries it out stands in for the balancers. */
  readonly withoutBalancers?: boolean
}

async function untilListening(port: number, address: string): Promise<void> {
  for (let tries = 0; !(await isListening(port, address)); tries += 1) {
    if (tries > 600) throw new Error(`nobody listens at ${address}:${port}`)
    await sleep(50)
  }
}

async function endAll(children: readonly ChildProcess[], folder: string): Promise<void> {
  for (const child of children) {
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
    child.kill('SIGTERM')
    await gone
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Two balancers and an edge from the files of deploy/, before processes at the same port of two addresses. */
export async function startFront({
  balancer = (text) => text,
  edge = (text) => text,
  withoutBalancers = false,
}: Options = {}): Promise<Front> {
  const { folder, ports, values } = await makePlace()
  const children: ChildProcess[] = []
  const start = (command: string, args: readonly string[]): ChildProcess => {
    const child = spawn(command, args, { stdio: 'ignore' })
    children.push(child)
    return child
  }
  const fileOf = (node: (typeof NODES)[number], name: string, change: Change): string => {
    const text = filesOf(node, { ...values, NODE_DIR: join(folder, node) }).get(name) ?? ''
    writeFileSync(join(folder, node, name), change(text))
    return join(folder, node, name)
  }
  const balancers = withoutBalancers
    ? []
    : NODES.map((node) => start(BALANCER, ['-W', '-db', '-f', fileOf(node, 'haproxy.cfg', balancer)]))
  const door = start(EDGE, ['-c', fileOf('app1', 'nginx.conf', edge), '-g', 'daemon off;'])
  try {
    for (const address of withoutBalancers ? [] : FRONT_ADDRESSES)
      await untilListening(ports.SITE_PORT, address)
    await untilListening(ports.HTTPS_PORT, FRONT_ADDRESSES[0])
  } catch (error) {
    await endAll(children, folder)
    throw error
  }
  return {
    ports,
    origin: `https://${FRONT_ADDRESSES[0]}:${ports.HTTPS_PORT}`,
    ca: readFileSync(join(folder, 'edge.crt'), 'utf8'),
    edgePid: door.pid ?? 0,
    figures: async (at) =>
      (await fetch(`http://${FRONT_ADDRESSES[at]}:${ports.BALANCER_FIGURES_PORT}/metrics`)).text(),
    reloadBalancer: (at) => void balancers[at]?.kill('SIGUSR2'),
    reloadEdge: () => void door.kill('SIGHUP'),
    end: () => endAll(children, folder),
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../root.ts'
import { freePort } from './free-port.ts'
import { toolEnv } from './run-command.ts'
import { waitForHttp } from './wait-for.ts'

export type ChildServer = {
  readonly address: string
  readonly pid: number
  /** Asks it to end, or ends it at once with SIGKILL, and waits until it is gone. */
  close(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

const READY_SECONDS = 120

type Options = {
  readonly env?: (port: number) => NodeJS.ProcessEnv
  /** Path that answers 2xx when it can be used. */
  readonly ready: string
  /** A port of the caller's choice instead of a free one. */
  readonly port?: number
  /** Another address of this machine. */
  readonly host?: string
}

/** A server in a process of its own, answering at `ready` before it is given back. */
export async function startServer(
  args: (port: number) => readonly string[],
  { env, ready, port: given, host = '127.0.0.1' }: Options,
): Promise<ChildServer> {
  const port = given ?? (await freePort())
  const child = spawn('node', args(port), {
    cwd: root,
    // Figures go to any port: the one of a product that runs is taken.
    env: toolEnv({ ADMIN_PORT: '0', ...env?.(port) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const close = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await gone
  }
  const address = `http://${host}:${port}`
  if (await waitForHttp(`${address}${ready}`, READY_SECONDS)) return { address, pid: child.pid ?? 0, close }
  await close()
  throw new Error(`${args(port).join(' ')} did not answer`)
}

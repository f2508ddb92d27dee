import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { root } from '../scripts/root.ts'
import { toolEnv } from '../scripts/run/run-command.ts'
import { waitForHttp } from '../scripts/run/wait-for.ts'

export type ChildServer = { readonly address: string; readonly pid: number; close(): Promise<void> }

const READY_SECONDS = 120

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** A server in a process of its own on a free port, answering at `ready` before it is given back. */
export async function startServer(
  args: (port: number) => readonly string[],
  { env, ready }: { env?: (port: number) => NodeJS.ProcessEnv; ready: string },
): Promise<ChildServer> {
  const port = await freePort()
  const child = spawn('node', args(port), {
    cwd: root,
    env: toolEnv(env?.(port) ?? {}),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const close = async () => {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await gone
  }
  const address = `http://127.0.0.1:${port}`
  if (await waitForHttp(`${address}${ready}`, READY_SECONDS)) return { address, pid: child.pid ?? 0, close }
  await close()
  throw new Error(`${args(port).join(' ')} did not answer`)
}

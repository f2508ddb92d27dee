import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { root } from '../scripts/root.ts'
import { toolEnv } from '../scripts/run/run-command.ts'
import { waitForHttp } from '../scripts/run/wait-for.ts'

const BENCH_PORT = 8090
const READY_SECONDS = 60

const DRAWN_SECONDS = 60

/** Like `withProduct`, but waits until the home page is inside index.html, a moment after each start. */
export const withDrawnProduct = <T>(work: (address: string) => Promise<T>): Promise<T> =>
  withProduct(async (address) => {
    for (let second = 0; second < DRAWN_SECONDS; second += 1) {
      if ((await (await fetch(address)).text()).includes('<template')) return work(address)
      await setTimeout(1000)
    }
    throw new Error('the home page was not drawn ahead')
  })

/** The built product on its own port while `work` runs; BENCH_ADDRESS measures one that is already running. */
export async function withProduct<T>(work: (address: string) => Promise<T>): Promise<T> {
  const given = process.env['BENCH_ADDRESS']
  if (given) return work(given)
  const port = process.env['BENCH_PORT'] ?? String(BENCH_PORT)
  const env = toolEnv({
    PROFILE: 'demo',
    API_PORT: port,
    ADMIN_PORT: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  })
  const child = spawn('node', ['apps/api/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  try {
    if (!(await waitForHttp(`${address}/health/live`, READY_SECONDS)))
      throw new Error('the API did not start for the bench')
    return await work(address)
  } finally {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await gone
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilBalanced } from '../../scripts/front/balanced.ts'
import { startFront, type Front } from '../../scripts/front/front.ts'
import { FRONT_ADDRESSES } from '../../scripts/front/front-values.ts'
import { root } from '../../scripts/root.ts'
import { toolEnv } from '../../scripts/run/run-command.ts'
import { waitForHttp } from '../../scripts/run/wait-for.ts'

const READY_SECONDS = 120

/** The balancer tries nothing twice: only the drain is left to save a request. */
export const withoutRetries = (text: string): string =>
  text
    .replace(/^[ \t]*(retries|retry-on|option redispatch).*$/gm, '')
    .replace('defaults\n', 'defaults\n    retries 0\n')

export type OwnFront = {
  readonly front: Front
  /** Asked to go, gone, started again, ready, and sent people by both balancers. */
  replace(at: 0 | 1): Promise<void>
}

type Options = { readonly url: string; readonly drainSeconds: string }

/** Two API processes over one database behind two balancers and an edge, while `work` lasts. */
export async function withFront<T>(
  { url, drainSeconds }: Options,
  work: (own: OwnFront) => Promise<T>,
): Promise<T> {
  const front = await startFront({ balancer: withoutRetries })
  const runDir = mkdtempSync(join(tmpdir(), 'front-run-'))
  const children: ChildProcess[] = []
  const figures = ([0, 1] as const).map((at) => () => front.figures(at))

  async function start(at: 0 | 1): Promise<void> {
    const port = front.ports.API_PORT
    children[at] = spawn('node', ['apps/api/main.ts'], {
      cwd: root,
      env: toolEnv({
        PROFILE: 'demo',
        DATABASE_URL: url,
        API_HOST: FRONT_ADDRESSES[at],
        API_PORT: String(port),
        ADMIN_PORT: '0',
        LOG_LEVEL: 'silent',
        RUN_DIR: join(runDir, String(at)),
        SIMULATOR_URL: '',
        TRUSTED_PROXIES: 'loopback',
        DRAIN_SECONDS: drainSeconds,
      }),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (!(await waitForHttp(`http://${FRONT_ADDRESSES[at]}:${port}/health/ready`, READY_SECONDS)))
      throw new Error('an API process is not ready')
    await untilBalanced(figures, ['reads', 'changes'], `app${at + 1}`, READY_SECONDS)
  }

  async function stop(at: 0 | 1): Promise<void> {
    const child = children[at]
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }

  try {
    await start(0)
    await start(1)
    return await work({
      front,
      async replace(at) {
        await stop(at)
        await start(at)
      },
    })
  } finally {
    await Promise.all([stop(0), stop(1)])
    await front.end()
    rmSync(runDir, { recursive: true, force: true })
  }
}

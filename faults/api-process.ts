import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../scripts/root.ts'
import { toolEnv } from '../scripts/run/run-command.ts'
import { waitForHttp } from '../scripts/run/wait-for.ts'

const START_SECONDS = 30

/** One real API process with the attack's settings, ended when `work` is done. */
export async function withApi<T>(env: NodeJS.ProcessEnv, work: (address: string) => Promise<T>): Promise<T> {
  const port = process.env['FAULTS_PORT'] ?? '8095'
  const address = `http://127.0.0.1:${port}`
  const settings = toolEnv({
    PROFILE: 'demo',
    API_PORT: port,
    ADMIN_PORT: '0',
    API_HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const child = spawn('node', ['apps/api/main.ts'], { cwd: root, env: settings, stdio: 'ignore' })
  try {
    if (!(await waitForHttp(`${address}/health/live`, START_SECONDS)))
      throw new Error('the API did not start')
    return await work(address)
  } finally {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await gone
  }
}

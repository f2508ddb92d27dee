import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { servingUrl } from '#db/test-database.ts'

/** The API as a process of its own, once it listens; the caller ends it. */
export async function startApiProcess(url: string, port: number, more: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PROFILE: 'demo',
      DATABASE_URL: url,
      API_DATABASE_URL: servingUrl(url, 'api'),
      STAFF_DATABASE_URL: '',
      WORKER_DATABASE_URL: '',
      API_PORT: String(port),
      ADMIN_PORT: '0',
      API_HOST: '127.0.0.1',
      RUN_DIR: mkdtempSync(join(tmpdir(), 'run-')),
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()))
  // The port of its figures listens first.
  const isUp = () => log.includes(`listening at http://127.0.0.1:${port}"`)
  for (let tries = 0; !isUp() && child.exitCode === null && tries < 500; tries++) await wait(50)
  return { child, log: () => log }
}

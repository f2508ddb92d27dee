import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.ts'
import { isListening } from '../run/ports.ts'
import { runCommand } from '../run/run-command.ts'
import { takesConnections } from './takes-connections.ts'

const WAIT_TRIES = 75

async function listensSoon(port: number, host: string): Promise<boolean> {
  for (let tries = 0; tries < WAIT_TRIES; tries += 1) {
    if (await isListening(port, host)) return true
    await sleep(200)
  }
  return false
}

/**
 * Starts the system's own cluster when nothing listens. `pg_ctlcluster` works where no service manager runs, as in a
 * container.
 */
export async function ensurePostgres(host: string, port: number): Promise<void> {
  if (!(await isListening(port, host))) await startPostgres(host, port)
  if (!(await takesConnections(host, port)))
    throw new Error(`PostgreSQL at ${host}:${port} is still repairing itself: see its log, then try again`)
}

async function startPostgres(host: string, port: number): Promise<void> {
  const clusters = await runCommand('pg_lsclusters', ['--no-header'])
  const cluster = clusters.output
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find((fields) => Number(fields[2]) === port)
  if (clusters.code !== 0 || !cluster) {
    throw new Error(
      `nothing listens on ${host}:${port}: start PostgreSQL, or set DATABASE_URL to one that runs`,
    )
  }
  process.stdout.write(`starting PostgreSQL ${cluster[0]}/${cluster[1]}\n`)
  const { output } = await runCommand('pg_ctlcluster', [cluster[0] ?? '', cluster[1] ?? '', 'start'])
  if (!(await listensSoon(port, host))) throw new Error(`PostgreSQL did not start:\n${output.trim()}`)
}

export async function ensureRedis(host: string, port: number): Promise<void> {
  if (await isListening(port, host)) return
  if (host !== '127.0.0.1' && host !== 'localhost')
    throw new Error(`no Redis at ${host}:${port}: start it or set REDIS_URL`)
  process.stdout.write('starting Redis\n')
  const folder = join(root, '.run')
  mkdirSync(folder, { recursive: true })
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--daemonize',
    'yes',
    '--save',
    '',
    '--dir',
    folder,
  ]
  const { output } = await runCommand('redis-server', args)
  if (!(await listensSoon(port, host))) throw new Error(`Redis did not start:\n${output.trim()}`)
}

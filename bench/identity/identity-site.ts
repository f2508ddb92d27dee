import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { runMigrations } from '#platform/db/migrate.ts'
import { startServer } from '../../scripts/run/child-server.ts'
import { cpuSeconds } from '../load.ts'
import { makeOwnDatabase } from '../../scripts/own-site/own-databases.ts'

export type BenchSite = {
  readonly address: string
  readonly redisUrl: string
  readonly identityKey: string
  /** The API's own process. */
  readonly pid: number
  /** Processor time of the database's own processes for this site, as far as this machine shows them. */
  backendSeconds(): number
  /** As many connections as the API has. */
  readonly pool: pg.Pool
}

export const CONNECTIONS = 10

/** The real API over a database of its own. */
export async function withBenchSite<T>(work: (site: BenchSite) => Promise<T>): Promise<T> {
  const { url, drop } = await makeOwnDatabase(process.env['DATABASE_URL'] ?? '', 'bench')
  const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
  const runDir = mkdtempSync(join(tmpdir(), 'bench-identity-'))
  const [identityKey, smsBodyKey] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  try {
    await runMigrations(url)
    const env = {
      DATABASE_URL: url,
      REDIS_URL: redisUrl,
      RUN_DIR: runDir,
      WEB_DIST: join(runDir, 'none'),
      IDENTITY_KEY: identityKey,
      SMS_BODY_KEY: smsBodyKey,
      LOG_LEVEL: 'warn',
    }
    const api = await startServer(() => ['apps/api/main.ts'], {
      env: (port) => ({ ...env, API_PORT: String(port), API_HOST: '127.0.0.1' }),
      ready: '/health/live',
    })
    const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
    pool.on('error', () => {})
    try {
      const name = new URL(url).pathname.slice(1)
      const backendSeconds = makeBackendSeconds(name)
      const { address, pid } = api
      return await work({ address, pid, backendSeconds, redisUrl, identityKey, pool })
    } finally {
      await pool.end()
      await api.close()
    }
  } finally {
    await drop()
    rmSync(runDir, { recursive: true, force: true })
  }
}

/** A connection that was closed keeps what it had used, or the time would run backwards. */
function makeBackendSeconds(database: string): () => number {
  const seen = new Map<number, number>()
  return () => {
    for (const pid of backendsOf(database)) seen.set(pid, secondsOf(pid) ?? seen.get(pid) ?? 0)
    return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}

function secondsOf(pid: number): number | null {
  try {
    return cpuSeconds(pid)
  } catch {
    return null
  }
}

/** A connection's process carries the name of its database. The server's own cleaning is nobody's work. */
function backendsOf(database: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name) && commandOf(name).includes(` ${database} `))
    .map(Number)
    .filter((pid) => /^postgres:(?!.*autovacuum)/.test(commandOf(String(pid))))
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

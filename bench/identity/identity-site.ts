import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { runMigrations } from '#platform/db/migrate.ts'
import { makeOwnDatabase } from '../../scripts/own-site/own-databases.ts'
import { startServer, type ChildServer } from '../../scripts/run/child-server.ts'
import { makeBackendSeconds } from '../backend-seconds.ts'
import { cpuSeconds } from '../load.ts'
import type { Side } from '../rounds.ts'
import { BARE_FUNCTIONS } from './bare-functions.ts'

export type BenchSite = {
  readonly url: string
  readonly identityKey: string
  readonly ours: ChildServer
  readonly bare: ChildServer
  /** CPU time of one of them and of the database. */
  spentBy(server: ChildServer): Side['spent']
  readonly pool: pg.Pool
}

/** The real API and the bare one over their own database. */
export async function withBenchSite<T>(work: (site: BenchSite) => Promise<T>): Promise<T> {
  const { url, drop } = await makeOwnDatabase(process.env['DATABASE_URL'] ?? '', 'bench')
  const runDir = mkdtempSync(join(tmpdir(), 'bench-identity-'))
  const identityKey = randomBytes(32).toString('hex')
  const env = {
    PROFILE: 'demo',
    DATABASE_URL: url,
    REDIS_URL: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    RUN_DIR: runDir,
    WEB_DIST: join(runDir, 'none'),
    IDENTITY_KEY: identityKey,
    SMS_BODY_KEY: randomBytes(32).toString('hex'),
    API_HOST: '127.0.0.1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  }
  const closers = [drop]
  try {
    await runMigrations(url)
    const pool = new pg.Pool({ connectionString: url, max: 2 })
    pool.on('error', () => {})
    closers.push(() => pool.end())
    await pool.query(BARE_FUNCTIONS)
    const ready = '/health/live'
    const ours = await startServer(() => ['apps/api/main.ts'], {
      env: (port) => ({ ...env, API_PORT: String(port) }),
      ready,
    })
    closers.push(() => ours.close())
    const bare = await startServer((port) => ['bench/reference/identity-server.ts', String(port)], {
      env: () => env,
      ready,
    })
    closers.push(() => bare.close())
    const backendSeconds = makeBackendSeconds(url)
    const spentBy = ({ pid }: ChildServer) => {
      return () => ({ process: cpuSeconds(pid), database: backendSeconds() })
    }
    return await work({ url, identityKey, ours, bare, spentBy, pool })
  } finally {
    for (const close of closers.toReversed()) await close()
    rmSync(runDir, { recursive: true, force: true })
  }
}

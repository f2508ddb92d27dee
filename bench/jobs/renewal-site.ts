import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeInbox } from '#apps/simulator/sms/inbox.ts'
import { startSmsc } from '#apps/simulator/sms/smsc.ts'
import { allOff } from '#apps/simulator/sms/switches.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { seedShop } from '../../faults/value/site.ts'
import { makeOwnDatabase } from '../../scripts/own-site/own-databases.ts'
import { startServer } from '../../scripts/run/child-server.ts'

export type RenewalSite = {
  readonly db: Database
  readonly address: string
  /** When each number got its first code. */
  readonly arrivals: ReadonlyMap<string, number>
  /** From then on everything that is due is done. */
  startWorker(): Promise<void>
}

/** API and worker as they run in production, a shop, and a message centre that notes when a code came to each number. */
export async function withRenewalSite<T>(work: (site: RenewalSite) => Promise<T>): Promise<T> {
  const { url, drop } = await makeOwnDatabase(process.env['DATABASE_URL'] ?? '', 'bench')
  const runDir = mkdtempSync(join(tmpdir(), 'bench-jobs-'))
  const arrivals = new Map<string, number>()
  const note = ({ to, text }: { to: string; text: string }) => {
    if (/^\d{4,8} /.test(text) && !arrivals.has(to)) arrivals.set(to, performance.now())
  }
  const smsc = await startSmsc({ port: 0, clock, inbox: { ...makeInbox(), add: note }, switches: allOff() })
  const env = {
    PROFILE: 'demo',
    DATABASE_URL: url,
    REDIS_URL: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    RUN_DIR: runDir,
    WEB_DIST: join(runDir, 'none'),
    IDENTITY_KEY: randomBytes(32).toString('hex'),
    SMS_BODY_KEY: randomBytes(32).toString('hex'),
    SMPP_URL: `smpp://bench:bench@127.0.0.1:${smsc.port}`,
    SIMULATOR_URL: '',
    CMS_URL: '',
    CMS_OUTBOX_URL: '',
    API_HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  }
  const start = (main: string, port: string) =>
    startServer(() => [main], {
      env: (free) => ({ ...env, [port]: String(free) }),
      ready: '/health/live',
    })
  const closers: (() => Promise<unknown>)[] = [() => drop(), () => smsc.close()]
  try {
    await runMigrations(url)
    // Thousands of lines are made by one statement.
    const db = makeDatabase(url, { maxConnections: 4, statementTimeoutMs: 120_000 })
    closers.push(() => db.destroy())
    await seedShop(db)
    const api = await start('apps/api/main.ts', 'API_PORT')
    closers.push(() => api.close())
    return await work({
      db,
      address: api.address,
      arrivals,
      async startWorker() {
        const worker = await start('apps/worker/main.ts', 'WORKER_PORT')
        closers.push(() => worker.close())
      },
    })
  } finally {
    for (const close of closers.toReversed()) await close()
    rmSync(runDir, { recursive: true, force: true })
  }
}

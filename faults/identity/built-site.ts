import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { buildApp } from '#apps/api/build-app.ts'
import { seed } from '#db/seed/run-seed.ts'
import type { Seed } from '#db/seed/read-seed.ts'
import { deriveKeys } from '#modules/identity/index.ts'
import { makeSeal } from '#modules/identity/human-check/seal.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { withOwnDatabase } from '../own-database.ts'

export type BuiltSite = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly redis: Redis
  /** Seals like the site itself: the attacker has as many solved human checks as he likes. */
  seal(facts: object): string
  /** The whole security log. */
  securityLines(): string[]
}

type Options = {
  readonly shop: Seed | undefined
  readonly env?: Readonly<Record<string, string>>
  /** Prepares what the attack needs. */
  readonly prepare?: (db: Database) => Promise<void>
  /** SQL that removes guards in the attack's own database, after everything else is set up. */
  readonly weaken?: readonly string[]
}

const REDIS_PORT = Number(process.env['FAULTS_BUILT_REDIS_PORT'] ?? 9226)

/** The API wired like a real one, over its own database and Redis. */
export async function withBuiltSite<T>(
  { shop, env = {}, prepare = async () => {}, weaken = [] }: Options,
  work: (site: BuiltSite) => Promise<T>,
): Promise<T> {
  const args = ['--port', String(REDIS_PORT), '--bind', '127.0.0.1', '--save', '']
  const server = spawn('redis-server', args, { stdio: 'ignore' })
  const runDir = mkdtempSync(join(tmpdir(), 'fault-site-'))
  await wait(500)
  try {
    return await withOwnDatabase((url) => open(url, runDir))
  } finally {
    server.kill('SIGKILL')
    rmSync(runDir, { recursive: true, force: true })
  }

  async function open(url: string, folder: string): Promise<T> {
    const redisUrl = `redis://127.0.0.1:${REDIS_PORT}`
    const identityKey = randomBytes(32).toString('hex')
    const config = readConfig({
      PROFILE: 'demo',
      DATABASE_URL: url,
      REDIS_URL: redisUrl,
      RUN_DIR: folder,
      WEB_DIST: join(folder, 'none'),
      IDENTITY_KEY: identityKey,
      SMS_BODY_KEY: randomBytes(32).toString('hex'),
      LOG_TAG_KEY: randomBytes(32).toString('hex'),
      ...env,
    })
    const db = makeDatabase(url, { maxConnections: 6 })
    await sql.raw(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`).execute(db)
    await seed(db, shop)
    await prepare(db)
    for (const statement of weaken) await sql.raw(statement).execute(db)
    const { app, close } = await buildApp({ config, log: makeLogger({ level: 'silent', process: 'fault' }) })
    const redis = new Redis(redisUrl)
    const sealed = makeSeal(deriveKeys(identityKey).humanCheck)
    try {
      return await work({ app, db, redis, seal: sealed.close, securityLines: () => linesIn(folder) })
    } finally {
      redis.disconnect()
      await close()
      await db.destroy()
    }
  }
}

function linesIn(runDir: string): string[] {
  const folder = join(runDir, 'security')
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  )
}

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '#apps/api/build-app.ts'
import { seed } from '#db/seed/run-seed.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { buildIsStale, buildWeb } from '../../scripts/build.ts'
import { root } from '../../scripts/root.ts'
import { withOwnDatabase } from '../own-database.ts'

const key = (): string => randomBytes(32).toString('hex')

/** The built website as it is served, with its policy, and the shops of the seed; the wall is off. */
export async function withMapSite<T>(work: (origin: string) => Promise<T>): Promise<T> {
  if (buildIsStale()) await buildWeb()
  const folder = mkdtempSync(join(root, '.run', 'map-'))
  try {
    return await withOwnDatabase(async (url) => {
      const db = makeDatabase(url, { maxConnections: 2 })
      await seed(db)
      await db.destroy()
      const config = readConfig({
        PROFILE: 'demo',
        DATABASE_URL: url,
        REDIS_URL: process.env['REDIS_URL'],
        RUN_DIR: folder,
        IDENTITY_KEY: key(),
        SMS_BODY_KEY: key(),
        LOG_TAG_KEY: key(),
        FIND_SHOP_REQUIRE_LOGIN: 'false',
        API_PORT: '0',
        LOG_LEVEL: 'error',
      })
      const { app, close } = await buildApp({ config, log: makeLogger({ level: 'error', process: 'api' }) })
      try {
        return await work(await app.listen({ port: 0, host: '127.0.0.1' }))
      } finally {
        await close()
      }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { buildApp } from '#apps/api/build-app.ts'
import { readConfig } from '#platform/config/config.ts'
import { servingDatabases } from '#platform/config/serving-database.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { root } from '../../scripts/root.ts'
import { withOwnDatabase } from '../own-database.ts'
import type { Payload } from './corpus.ts'
import type { Publish, Published } from './publish.ts'

/** The real API process on a free port, with the attacks in its database and a page that shows them as the web does. */
export async function withSite<T>(
  publish: Publish,
  payloads: readonly Payload[],
  work: (origin: string, published: readonly Published[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(root, '.run', 'xss-'))
  try {
    await buildPage(join(folder, 'web'))
    return await withOwnDatabase(async (databaseUrl) => {
      const published = await publish(databaseUrl, payloads)
      const config = readConfig({
        ...process.env,
        PROFILE: 'demo',
        DATABASE_URL: databaseUrl,
        ...servingDatabases(process.env, databaseUrl),
        WEB_DIST: join(folder, 'web'),
        RUN_DIR: folder,
        API_PORT: '0',
        LOG_LEVEL: 'error',
      })
      const { app, close } = await buildApp({
        config,
        log: makeLogger({ level: config.LOG_LEVEL, process: 'api' }),
      })
      try {
        return await work(await app.listen({ port: 0, host: '127.0.0.1' }), published)
      } finally {
        await close()
      }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'faults/xss/page'),
    plugins: [react()],
    build: { outDir, emptyOutDir: true, minify: false },
  })
}

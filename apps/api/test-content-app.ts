import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll } from 'vitest'
import { seed } from '#db/seed/run-seed.ts'
import type { Seed } from '#db/seed/read-seed.ts'
import { freshDatabase, servingUrl } from '#db/test-database.ts'
import { DOCUMENT_TYPES, type Content } from '#modules/content/index.ts'
import type { Built } from '#modules/content/stored.builder.ts'
import { fixedClock, type Clock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { serveContent } from './content-app.ts'

export const NOON = '2026-11-15T05:30:00Z'

export type ContentApp = { readonly app: FastifyInstance; readonly content: Content; close(): Promise<void> }

const log = pino({ level: 'silent' })
const opened: ContentApp[] = []
afterAll(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})

export const aRunDir = (): string => mkdtempSync(join(tmpdir(), 'content-'))

export const seedOf = (
  documents: readonly Built[],
  products: Partial<Pick<Seed, 'packages' | 'offers' | 'fibre'>> = {},
): Seed => ({
  documents: new Map(
    DOCUMENT_TYPES.map((type) => [type, documents.filter((document) => document.type === type)]),
  ),
  packages: [],
  offers: [],
  fibre: [],
  ...products,
})

/** A website with only the default picture: tests must not need the pictures that a build draws. */
function aWebDist(): string {
  const folder = aRunDir()
  mkdirSync(join(folder, 'media'))
  const drawn = { 'orchid-morning': { width: 1200, height: 675, widths: [360, 720, 1200] } }
  writeFileSync(join(folder, 'media/manifest.json'), JSON.stringify(drawn))
  return folder
}

/** The content of one API process over a database, closed after the test file. */
export async function openContentApp(
  url: string,
  { clock = fixedClock(NOON), runDir = aRunDir() }: { clock?: Clock; runDir?: string } = {},
): Promise<ContentApp> {
  const served = servingUrl(url, 'api')
  const db = makeDatabase(served, { maxConnections: 2 })
  const app = makeServer({ log })
  const config = readConfig({
    PROFILE: 'demo',
    DATABASE_URL: served,
    REDIS_URL: 'redis://127.0.0.1:6379',
    RUN_DIR: runDir,
    WEB_DIST: aWebDist(),
    PUBLIC_ORIGIN: 'https://site.example',
  })
  const content = await serveContent(app, { config, db, clock, log })
  const close = async () => {
    await app.close()
    await content.close()
    await db.destroy()
  }
  const one = { app, content, close }
  opened.push(one)
  return one
}

/** A fresh database with the given content, and one process over it. */
export async function contentApp(
  given: Seed,
  clock?: Clock,
): Promise<ContentApp & { db: Database; url: string }> {
  const { db, url } = await freshDatabase()
  await seed(db, given)
  return { ...(await openContentApp(url, clock ? { clock } : {})), db, url }
}

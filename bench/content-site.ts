import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { dropDatabase } from '#db/drop-database.ts'
import { seed } from '#db/seed/run-seed.ts'
import { makeContentStore } from '#modules/content/index.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { startServer, type ChildServer } from '../scripts/run/child-server.ts'

/** The requests of the home page. */
export const HOME_PATHS = [
  '/api/v1/get-announcement',
  '/api/v1/get-banner-by-type?type=HOME',
  '/api/v1/get-vas-package-popular',
  '/api/v1/get-category',
  '/api/v1/get-post-list-by-category/promotions?page=0&size=10',
  '/api/v1/get-latest-post-list',
  '/api/v1/get-post-list-by-category/community?page=0&size=10',
  '/api/v1/get-footer',
]

async function asAdmin(adminUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

const aPost = (at: number) => ({
  id: `bench-${at}`,
  sort: 0,
  visibleFrom: null,
  visibleTo: null,
  body: {
    title: `Post number ${at}`,
    titleMm: `ပို့စ် အမှတ် ${at}`,
    description: 'A few words about what happened.',
    descriptionMm: 'ဖြစ်ပျက်ခဲ့သည်များ အကျဉ်းချုပ်။',
    contentHtml: `<p>${'What happened, told in some length. '.repeat(20)}</p>`,
    contentHtmlMm: `<p>${'ဖြစ်ပျက်ခဲ့သည်ကို အသေးစိတ် ပြောပြသည်။ '.repeat(12)}</p>`,
    pictureName: null,
    pictureAlt: '',
    pictureAltMm: null,
    categoryId: 'news',
    template: 'NEWS',
    publishedAt: new Date(Date.UTC(2020, 0, 1) + at * 60_000).toISOString(),
    campaign: null,
    pinned: false,
  },
})

const CHUNK = 5_000

export type ContentDatabase = { readonly url: string; drop(): Promise<void> }

/** A database with the seed and additional posts. */
export async function makeContentDatabase(morePosts = 0): Promise<ContentDatabase> {
  const adminUrl = process.env['DATABASE_URL'] ?? ''
  const name = `bench_content_${process.pid}_${morePosts}`
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name}`))
  const drop = () => asAdmin(adminUrl, (admin) => dropDatabase((statement) => admin.query(statement), name))
  try {
    await runMigrations(url.href)
    await fill(url.href, morePosts)
    return { url: url.href, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

async function fill(url: string, morePosts: number): Promise<void> {
  const db = makeDatabase(url)
  await seed(db)
  const store = makeContentStore(db, [])
  for (let at = 0; at < morePosts; at += CHUNK) {
    const count = Math.min(CHUNK, morePosts - at)
    await store.put(
      db,
      'post',
      Array.from({ length: count }, (_, step) => aPost(at + step)),
    )
  }
  await db.destroy()
}

/** One API process over a database. */
export const startApi = (url: string): Promise<ChildServer> =>
  startServer(() => ['apps/api/main.ts'], {
    ready: '/api/v1/get-category',
    env: (port) => ({
      PROFILE: 'demo',
      DATABASE_URL: url,
      API_PORT: String(port),
      API_HOST: '127.0.0.1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RUN_DIR: mkdtempSync(join(tmpdir(), 'bench-content-')),
    }),
  })

/** Database and process together. */
export async function startContentSite(morePosts = 0): Promise<ChildServer> {
  const { url, drop } = await makeContentDatabase(morePosts)
  try {
    const server = await startApi(url)
    const close = async () => {
      await server.close()
      await drop()
    }
    return { ...server, close }
  } catch (error) {
    await drop()
    throw error
  }
}

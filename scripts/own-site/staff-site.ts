import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seed } from '#db/seed/run-seed.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { makeOwnCms, type OwnCms } from '../../apps/cms/tasks/own-cms.ts'
import { payload, run } from '../../apps/cms/tasks/run.ts'
import { root } from '../root.ts'
import { startServer, type ChildServer } from '../run/child-server.ts'
import { freePort } from '../run/free-port.ts'
import { makeOwnDatabase, query } from './own-databases.ts'

export type StaffSite = {
  readonly cms: OwnCms
  readonly worker: ChildServer
  /** One more process of the website; each has its own snapshot unless told which folder to use. */
  startApi(env?: NodeJS.ProcessEnv): Promise<ChildServer>
  /** The website over drafts, where the CMS's preview button leads. */
  startPreview(): Promise<ChildServer>
  /** Where letters of the CMS arrive. */
  startMailBoxes(): Promise<ChildServer>
  readonly folder: string
  close(): Promise<void>
}

type Options = {
  /** A database server whose role may create databases. */
  readonly databaseServer: string
  readonly redisUrl: string
  /** Ends what was started on other machinery when the site is closed; databases on it need not be dropped then. */
  readonly keepDatabases?: boolean
  /** Where the CMS listens; a free port unless told. */
  readonly cmsPort?: number
}

/** The documents the CMS holds from the start; of every other type the website keeps its seed. */
const SEEDED_TYPES = new Set(['category', 'post', 'footer', 'menu'])

/** Website, worker and CMS in processes of their own, on databases, ports and folders of their own. */
export async function startStaffSite(options: Options): Promise<StaffSite> {
  mkdirSync(join(root, '.run'), { recursive: true })
  const folder = mkdtempSync(join(root, '.run', 'staff-site-'))
  const closing: Closing = [async () => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const end of closing.toReversed()) await end()
  }
  try {
    return { ...(await startAll(options, folder, closing)), folder, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What has to be ended, the last started first. */
type Closing = (() => Promise<void>)[]

async function startAll(
  { databaseServer, redisUrl, keepDatabases, cmsPort }: Options,
  folder: string,
  closing: Closing,
): Promise<Omit<StaffSite, 'folder' | 'close'>> {
  const own = async (name: string): Promise<string> => {
    const database = await makeOwnDatabase(databaseServer, name)
    if (!keepDatabases) closing.push(database.drop)
    return database.url
  }
  const open = async (started: Promise<ChildServer>): Promise<ChildServer> => {
    const server = await started
    closing.push(() => server.close())
    return server
  }
  const [siteUrl, cmsUrl] = [await own('own_site'), await own('own_cms')]
  await fillSite(siteUrl)
  const [previewPort, smtpPort] = [await freePort(), await freePort()]
  const cms = await makeCms({
    databaseUrl: cmsUrl,
    port: cmsPort ?? (await freePort()),
    mediaFolder: join(folder, 'media'),
    previewUrl: `http://127.0.0.1:${previewPort}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
  })
  closing.push(() => cms.stop())
  await cms.start()
  await seedCms(cms, folder)
  const env = {
    PROFILE: 'demo',
    DATABASE_URL: siteUrl,
    REDIS_URL: redisUrl,
    MEDIA_DIR: join(folder, 'media'),
    API_HOST: '127.0.0.1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    CMS_URL: cms.url,
    CMS_OUTBOX_URL: cmsUrl,
    // The first copy's status page must not hear of this one.
    STATUS_PUSH_URL: '',
  }
  return {
    cms,
    worker: await open(start('apps/worker/main.ts', '/health/ready', 'WORKER_PORT', env)),
    startApi: (more = {}) => {
      const own = { ...env, RUN_DIR: mkdtempSync(join(folder, 'api-')), ...more }
      return open(start('apps/api/main.ts', '/health/live', 'API_PORT', own))
    },
    startPreview: () => {
      const own = { ...env, CMS_READER_KEY: cms.readerKey }
      return open(start('apps/api/preview-main.ts', '/health/ready', 'PREVIEW_PORT', own, previewPort))
    },
    startMailBoxes: async () => {
      const ports = { SIMULATOR_SMPP_PORT: String(await freePort()), SIMULATOR_SMTP_PORT: String(smtpPort) }
      return open(start('apps/simulator/main.ts', '/health/live', 'SIMULATOR_PORT', { ...env, ...ports }))
    },
  }
}

const start = (
  file: string,
  ready: string,
  portVariable: string,
  env: NodeJS.ProcessEnv,
  port?: number,
): Promise<ChildServer> =>
  startServer(() => [file], {
    ready,
    ...(port && { port }),
    env: (chosen) => ({ ...env, [portVariable]: String(chosen) }),
  })

async function fillSite(url: string): Promise<void> {
  await runMigrations(url)
  const db = makeDatabase(url)
  await seed(db)
  await db.destroy()
}

async function makeCms(options: Omit<Parameters<typeof makeOwnCms>[0], 'query'>): Promise<OwnCms> {
  mkdirSync(options.mediaFolder, { recursive: true })
  return makeOwnCms({
    ...options,
    query: (sql) => query<{ name: string }>(options.databaseUrl, sql),
  })
}

/** Through the CMS's own API, as on a new installation, but only as much as the website must not lose. */
async function seedCms(cms: OwnCms, folder: string): Promise<void> {
  const all = join(root, 'db/seed/content')
  const some = join(folder, 'seed')
  mkdirSync(some)
  for (const file of readdirSync(all))
    if (SEEDED_TYPES.has(file.split('.')[0] ?? '')) cpSync(join(all, file), join(some, file))
  await run(payload('run', 'scripts/seed.ts'), { ...cms.env, CMS_SEED_DIR: some })
}

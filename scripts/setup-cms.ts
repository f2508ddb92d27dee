import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brand } from '#brand'
import { portOf } from '#platform/config/ports.ts'
import { ensureCmsIsBuilt } from '../apps/cms/tasks/build.ts'
import { migrateCms } from '../apps/cms/tasks/migrate.ts'
import { payload, run, start } from '../apps/cms/tasks/run.ts'
import { root } from './root.ts'
import { envFile } from './run/load-env.ts'
import { mustRun } from './run/run-command.ts'
import { freePort } from './run/free-port.ts'
import { waitForHttp } from './run/wait-for.ts'
import { makeCmsDatabase, openOutbox, query } from './setup/cms-database.ts'
import { tryDatabase } from './setup/database.ts'
import { completeEnvFile, readEnvFile, replaceInEnvFile } from './setup/env-file.ts'

const BOOT_SECONDS = 60

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const secret = (): string => randomBytes(24).toString('hex')

/** Its own lockfile; installed again only when that changed. */
async function install(): Promise<void> {
  const lock = join(root, 'apps/cms/package-lock.json')
  const installed = join(root, 'apps/cms/node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(lock).mtimeMs) return
  say('installing the CMS')
  await mustRun('npm', ['ci', '--prefix', 'apps/cms', '--loglevel=error'])
}

type Settings = Record<string, string>

async function settings(siteUrl: string): Promise<Settings> {
  const known = readEnvFile(envFile)
  const works = known['CMS_DATABASE_URL'] && (await tryDatabase(known['CMS_DATABASE_URL'])) === 'works'
  if (!works) {
    const { url, outboxUrl } = await makeCmsDatabase(siteUrl)
    const made = { CMS_DATABASE_URL: url, CMS_OUTBOX_URL: outboxUrl }
    for (const [key, value] of Object.entries(made)) if (known[key]) replaceInEnvFile(envFile, key, value)
    completeEnvFile(envFile, made)
  }
  completeEnvFile(envFile, {
    CMS_URL: `http://127.0.0.1:${portOf({ ...known, ...process.env }, 'CMS_PORT')}`,
    CMS_SECRET: secret(),
    CMS_ADMIN_EMAIL: `admin@${brand.domain}`,
    CMS_ADMIN_PASSWORD: secret(),
    CMS_READER_KEY: secret(),
  })
  return readEnvFile(envFile) as Settings
}

/** Through the CMS's own API, so that everything seeded is a document an editor can open. */
async function seed(env: Settings): Promise<void> {
  // Beside one that may be running.
  const port = await freePort()
  const own = {
    ...env,
    // Over plain http, only for these seconds and on this machine; accounts with a second factor are asked for it here too.
    PROFILE: 'demo',
    CMS_PORT: String(port),
    CMS_URL: `http://127.0.0.1:${port}`,
    CMS_SEED_DIR: join(root, 'db/seed/content'),
  }
  const server = start(['main.ts'], { ...own, MEDIA_DIR: join(root, env['MEDIA_DIR'] ?? '.run/media') })
  try {
    if (!(await waitForHttp(`${own.CMS_URL}/api/posts`, BOOT_SECONDS)))
      throw new Error('the CMS did not start')
    say((await run(payload('run', 'scripts/seed.ts'), own)).trim())
  } finally {
    server.kill()
  }
}

/** Makes the CMS ready to start: database, accounts and content. May be run again; what editors wrote is left alone. */
export async function setupCms(siteUrl: string): Promise<void> {
  await install()
  const env = await settings(siteUrl)
  const database = { url: env['CMS_DATABASE_URL'] ?? '', outboxUrl: env['CMS_OUTBOX_URL'] ?? '' }
  const migrations = await migrateCms(database.url, env['CMS_SECRET'] ?? '', (sql) =>
    query(database.url, sql),
  )
  await openOutbox(database)
  say(`CMS: ${migrations.length} migrations in place`)
  await run(payload('run', 'scripts/accounts.ts'), env)
  await ensureCmsIsBuilt()
  await seed(env)
  say(`CMS: sign in as ${env['CMS_ADMIN_EMAIL']}; the password is CMS_ADMIN_PASSWORD in ${basename(envFile)}`)
}

if (import.meta.main) {
  const url = { ...readEnvFile(envFile), ...process.env }['DATABASE_URL']
  if (!url) throw new Error('no DATABASE_URL: run "npm run setup" first')
  await setupCms(url)
}

import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { directDatabase } from '#platform/config/serving-database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { root } from './root.ts'
import { setupCms } from './setup-cms.ts'
import { installOffice } from './setup-office.ts'
import { envFile } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { mustRun } from './run/run-command.ts'
import { copyMark, copySettings } from './setup/copy-settings.ts'
import { createDatabase, makeOwnDatabase, tryDatabase } from './setup/database.ts'
import { installMissing } from './setup/debian-packages.ts'
import { makeServingRoles } from './setup/serving-roles.ts'
import { completeEnvFile, readEnvFile, replaceInEnvFile } from './setup/env-file.ts'
import { ensurePostgres, ensureRedis } from './setup/services.ts'

const POSTGRES = { host: '127.0.0.1', port: 5432 }

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

const placeOf = (url: string, port: number) => {
  const { hostname, port: own } = new URL(url)
  return { host: hostname || '127.0.0.1', port: Number(own || port) }
}

/** Makes this machine able to run the product. May be run again at any time; what works is left as it is. */
async function main(): Promise<void> {
  requireNode()
  await installMissing()
  const env = { ...readEnvFile(envFile), ...process.env }
  const own = copySettings(env)
  const redisUrl = env['REDIS_URL'] ?? own.REDIS_URL
  const redis = placeOf(redisUrl, 6379)
  await ensureRedis(redis.host, redis.port)
  const url = await workingDatabase(env['DATABASE_URL'])
  const roles = await makeServingRoles(url, env)
  if (!roles) say('no right to make roles: the API and the worker serve with the one of DATABASE_URL')
  for (const [name, value] of Object.entries(roles ?? {}))
    if (env[name]) replaceInEnvFile(envFile, name, value)
  const added = completeEnvFile(envFile, {
    PROFILE: 'demo',
    ...own,
    DATABASE_URL: url,
    ...roles,
    REDIS_URL: redisUrl,
  })
  const name = basename(envFile)
  say(added.length > 0 ? `written to ${name}: ${added.join(', ')}` : `${name} is complete`)
  const applied = await runMigrations(directDatabase(url, env['DATABASE_DIRECT_URL']))
  const [files, functions] = [true, false].map((is) => applied.filter((name) => name.endsWith('.sql') === is))
  const migrated = `migrated: ${[...(files ?? []), `${functions?.length ?? 0} functions`].join(', ')}`
  say(applied.length > 0 ? migrated : 'the schema is up to date')
  if (existsSync(join(root, 'db/seed/run-seed.ts'))) {
    const cms = env['CMS_OUTBOX_URL'] ? { CMS_OUTBOX_URL: env['CMS_OUTBOX_URL'] } : {}
    const key = readEnvFile(envFile)['VOUCHER_KEY'] ?? env['VOUCHER_KEY']
    const seals = key ? { VOUCHER_KEY: key } : {}
    await mustRun('node', ['db/seed/run-seed.ts'], {
      env: { DATABASE_URL: url, PROFILE: env['PROFILE'] ?? 'demo', ...seals, ...cms },
      show: true,
    })
  }
  await installOffice()
  if (process.env['SETUP_CMS'] === 'off') say('the CMS is left out, as asked by SETUP_CMS=off')
  else await setupCms(url)
  say('ready: "npm start" serves the built product, "npm run dev" reloads on every change')
}

async function workingDatabase(given: string | undefined): Promise<string> {
  const place = given ? placeOf(given, POSTGRES.port) : POSTGRES
  await ensurePostgres(place.host, place.port)
  if (given) {
    const state = await tryDatabase(given)
    if (state === 'works') return given
    if (state === 'no-database') {
      await createDatabase(given)
      say('database created')
      return given
    }
    if (process.env['DATABASE_URL'])
      throw new Error('PostgreSQL refuses the DATABASE_URL that is set in this shell')
    say(`PostgreSQL refuses the DATABASE_URL of ${basename(envFile)}; making a new one`)
  }
  const url = await makeOwnDatabase(place.host, place.port, copyMark(process.env))
  if (given) replaceInEnvFile(envFile, 'DATABASE_URL', url)
  say('role and database are ready')
  return url
}

await main().catch((error: Error) => {
  process.stderr.write(`setup stopped: ${error.message}\n`)
  process.exitCode = 1
})

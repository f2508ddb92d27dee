import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCache } from '#platform/cache/cache.ts'
import { wrongNode } from '../checks/node-version.ts'
import { root } from '../root.ts'
import { isFree } from '../run/ports.ts'
import { addressOf, parts, type Part } from '../run/product.ts'
import { missingPackages, type Need } from '../setup/debian-packages.ts'
import { tryDatabase } from '../setup/database.ts'
import { databaseFaults } from './database-faults.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What is wrong and what to do about it, empty when all is well; a string alone: why it could not be looked at. */
export type Finding = readonly string[] | string

export type Examination = { readonly name: string; look(): Promise<Finding> | Finding }

const NEEDED = ['DATABASE_URL', 'REDIS_URL', 'SMS_BODY_KEY', 'SMPP_URL']

/** Everything a copy of the product stands on, with the settings it would be started with. */
export const examinations = (env: Env, missing: () => readonly Need[] = missingPackages): Examination[] => [
  { name: 'Node', look: () => nodeFaults() },
  {
    name: 'programs and fonts',
    look: () =>
      missing().map(({ says, debian }) => `${says} is missing: run "npm run setup", or install ${debian}`),
  },
  {
    name: 'settings',
    look: () =>
      NEEDED.filter((key) => !env[key]).map(
        (key) => `${key} is not set: run "npm run setup", which writes .env`,
      ),
  },
  { name: 'Redis', look: () => redisFaults(env['REDIS_URL']) },
  { name: 'PostgreSQL, schema and seed', look: () => databaseFaults(env['DATABASE_URL']) },
  { name: 'CMS', look: () => cmsFaults(env['CMS_DATABASE_URL']) },
  { name: 'ports', look: () => portFaults(parts()) },
]

function nodeFaults(): string[] {
  const message = wrongNode(process.version, readFileSync(join(root, '.node-version'), 'utf8'))
  return message === null ? [] : [message]
}

async function redisFaults(urls: string | undefined): Promise<Finding> {
  if (!urls) return 'REDIS_URL is not set'
  const cache = makeCache(urls.split(',').map((url) => url.trim()))
  const answers = await cache.ping()
  await cache.close()
  return answers ? [] : [`no Redis answers at ${urls}: run "npm run setup", which starts one`]
}

async function cmsFaults(url: string | undefined): Promise<Finding> {
  if (!url) return 'it is not set up; the website runs without it ("npm run cms:setup" adds it)'
  const faults: string[] = []
  if ((await tryDatabase(url)) !== 'works')
    faults.push('its database cannot be used: run "npm run cms:setup", which makes it')
  if (!existsSync(join(root, 'apps/cms/.next/standalone/server.js')))
    faults.push('it is not built: run "npm run cms:build"')
  return faults
}

/** A taken port is fine when it is the product itself that answers there. */
export async function portFaults(
  wanted: readonly Pick<Part, 'name' | 'port' | 'alive'>[],
): Promise<string[]> {
  const faults: string[] = []
  for (const { name, port, alive } of wanted) {
    if (await isFree(port)) continue
    const ours = await fetch(`${addressOf(port)}${alive}`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (!ours)
      faults.push(
        `port ${port}, which ${name} wants, is held by another program: stop it or set another PORT_BASE`,
      )
  }
  return faults
}

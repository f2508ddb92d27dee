import { cpSync, existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { folder, run } from './run.ts'

const SERVER = '.next/standalone/server.js'
const SOURCES = ['src/**/*', 'package-lock.json', 'next.config.ts']

/** Never built, or something it is built from is newer. */
export function cmsBuildIsStale(cms = folder): boolean {
  const server = join(cms, SERVER)
  if (!existsSync(server)) return true
  const built = statSync(server).mtimeMs
  return SOURCES.flatMap((pattern) => globSync(pattern, { cwd: cms })).some(
    (file) => statSync(join(cms, file)).mtimeMs > built,
  )
}

/** The database is not asked for while building, but the settings must be there to be read. */
export async function buildCms(): Promise<void> {
  await run(['node_modules/next/dist/bin/next', 'build'], {
    CMS_DATABASE_URL: process.env['CMS_DATABASE_URL'] ?? 'postgres://nobody@127.0.0.1:1/none',
    CMS_SECRET: process.env['CMS_SECRET'] ?? 'only-for-building',
  })
  cpSync(join(folder, '.next/static'), join(folder, '.next/standalone/.next/static'), { recursive: true })
}

/** Whoever starts the CMS starts what the sources say now: an old build would be tested in place of the new one. */
export async function ensureCmsIsBuilt(): Promise<void> {
  if (!cmsBuildIsStale()) return
  process.stdout.write('building the CMS\n')
  await buildCms()
}

if (import.meta.main) await buildCms()

import { cpSync, existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { folder, run } from './run.ts'

const SERVER = join(folder, '.next/standalone/server.js')
const SOURCES = ['src/**/*', 'package-lock.json', 'next.config.ts']

export function cmsBuildIsStale(): boolean {
  if (!existsSync(SERVER)) return true
  const built = statSync(SERVER).mtimeMs
  return SOURCES.flatMap((pattern) => globSync(pattern, { cwd: folder })).some(
    (file) => statSync(join(folder, file)).mtimeMs > built,
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

if (import.meta.main) await buildCms()

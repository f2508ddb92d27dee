import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildOffice, officeIsInstalled } from '../apps/office/tasks/build.ts'
import { root } from './root.ts'
import { requireNode } from './run/require-node.ts'
import { runCommand } from './run/run-command.ts'

const BUILT = 'apps/web/dist/index.html'
const SOURCES = ['apps/web', 'ui', 'contracts', 'language', 'i18n', 'brand', 'package-lock.json']
const VITE = 'node_modules/vite/bin/vite.js'

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/** Why the site must be built again, in words: never built, or a source is newer than what was built. Null: it need not. */
export function whyStale(): string | null {
  const built = join(root, BUILT)
  if (!existsSync(built)) return 'it was never built here'
  const newest = SOURCES.map((path) => newestBelow(join(root, path))).reduce(newer)
  return newest.at > statSync(built).mtimeMs ? `${relative(root, newest.path)} has changed since` : null
}

export const buildIsStale = (): boolean => whyStale() !== null

type Source = { readonly path: string; readonly at: number }

const newer = (one: Source, other: Source): Source => (other.at > one.at ? other : one)

function newestBelow(path: string): Source {
  if (!existsSync(path)) return { path, at: 0 }
  const stat = statSync(path)
  if (!stat.isDirectory()) return { path, at: stat.mtimeMs }
  return readdirSync(path)
    .filter((name) => name !== 'dist' && name !== 'node_modules')
    .map((name) => newestBelow(join(path, name)))
    .reduce(newer, { path, at: 0 })
}

async function vite(...args: string[]): Promise<number> {
  const { code, output, seconds } = await runCommand('node', [VITE, 'build', 'apps/web', ...args], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`the website does not build:\n${output}`)
  return seconds
}

export async function buildWeb(): Promise<void> {
  say('drawing the pictures (kept in apps/web/public/media: only changed ones are drawn again)')
  const art = await runCommand('node', ['scripts/build-art.ts'])
  if (art.code !== 0) throw new Error(`the pictures do not render:\n${art.output}`)
  say(`${art.output.trim()} in ${art.seconds.toFixed(1)} s`)
  say('building the website')
  const browser = await vite()
  // The server's home page is inside the folder that the first build recreates.
  const server = await vite('-c', 'apps/web/vite.first-paint.config.ts')
  say(`built in ${(browser + server).toFixed(1)} s`)
}

if (import.meta.main) {
  requireNode()
  await buildWeb()
  if (officeIsInstalled()) buildOffice()
}

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { requireNode } from './run/require-node.ts'
import { runCommand } from './run/run-command.ts'

const BUILT = 'apps/web/dist/index.html'
const SOURCES = ['apps/web', 'ui', 'contracts', 'language', 'i18n', 'brand', 'package-lock.json']
const VITE = 'node_modules/vite/bin/vite.js'

/** The site must be built again: never built, or a source is newer than what was built. */
export function buildIsStale(): boolean {
  const built = join(root, BUILT)
  return !existsSync(built) || newest(SOURCES) > statSync(built).mtimeMs
}

const newest = (paths: readonly string[]): number =>
  Math.max(...paths.map((path) => newestBelow(join(root, path))))

function newestBelow(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const children = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules')
  return Math.max(0, ...children.map((name) => newestBelow(join(path, name))))
}

async function vite(...args: string[]): Promise<number> {
  const { code, output, seconds } = await runCommand('node', [VITE, 'build', 'apps/web', ...args], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`the website does not build:\n${output}`)
  return seconds
}

export async function buildWeb(): Promise<void> {
  const art = await runCommand('node', ['scripts/build-art.ts'])
  if (art.code !== 0) throw new Error(`the pictures do not render:\n${art.output}`)
  process.stdout.write('building the website\n')
  const browser = await vite()
  // The home page for the server lies inside what the first build made anew.
  const server = await vite('-c', 'apps/web/vite.first-paint.config.ts')
  process.stdout.write(`built in ${(browser + server).toFixed(1)} s\n`)
}

if (import.meta.main) {
  requireNode()
  await buildWeb()
}

import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const office = join(import.meta.dirname, '..')
const tree = join(office, '../..')
const BUILT = join(office, 'dist/index.html')
const SOURCES = [
  'apps/office/src/**/*',
  'apps/office/{index.html,vite.config.ts,package-lock.json}',
  '{contracts,language,brand,ui}/**/*',
  'i18n/{en,my}/office.json',
]

const newest = (files: readonly string[]): number =>
  Math.max(0, ...files.map((file) => statSync(join(tree, file)).mtimeMs))

/** Its packages are its own; where they are not installed it cannot be built, and the rest runs without it. */
export const officeIsInstalled = (): boolean => existsSync(join(office, 'node_modules/react-admin'))

/** Never built, or something it is built from is newer. */
export function officeBuildIsStale(): boolean {
  if (!existsSync(BUILT)) return true
  return newest(SOURCES.flatMap((pattern) => globSync(pattern, { cwd: tree }))) > statSync(BUILT).mtimeMs
}

/** Twins that are sent as they lie there. */
function compress(file: string): void {
  const bytes = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

export function buildOffice(): void {
  const vite = join(tree, 'node_modules/vite/bin/vite.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', office], {
    cwd: tree,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the office does not build:\n${stdout}${stderr}`)
  for (const file of globSync('dist/assets/*.{js,css,svg}', { cwd: office })) compress(join(office, file))
}

/** Whoever serves the office serves what the sources say now. */
export function ensureOfficeIsBuilt(): boolean {
  if (!officeIsInstalled()) return false
  if (officeBuildIsStale()) {
    process.stdout.write('building the office\n')
    buildOffice()
  }
  return true
}

if (import.meta.main) buildOffice()

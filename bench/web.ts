import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildIsStale, buildWeb } from '../scripts/build.ts'
import { root } from '../scripts/root.ts'
import { mustRun } from '../scripts/run/run-command.ts'
import type { Bench } from './figure.ts'
import { withDrawnProduct } from './running-product.ts'
import { firstVisitBytes } from './first-visit.ts'
import { coldHome, layoutShift, type Fetched } from './home-page.ts'

const REFERENCE = 'bench/reference'
const KILOBYTE = 1024
const FIRST_VISIT_BUDGET_BYTES = 250 * KILOBYTE
const FONT_BUDGET_BYTES = 50 * KILOBYTE

const brotliBytes = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const sum = (numbers: readonly number[]): number => numbers.reduce((total, figure) => total + figure, 0)

/** `usual`: with a library for texts, which ours does without; `own`: the libraries that ours still uses. */
async function buildReference(mode: 'usual' | 'own'): Promise<number> {
  const config = ['--config', `${REFERENCE}/vite.config.ts`, '--mode', mode]
  await mustRun('node', ['node_modules/vite/bin/vite.js', 'build', ...config], {
    env: { NODE_ENV: 'production' },
  })
  const folder = join(root, REFERENCE, 'dist', mode, 'assets')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return sum(scripts.map((file) => brotliBytes(readFileSync(join(folder, file)))))
}

/** Both sides are compressed here in the same way, so that server settings do not matter. */
const bytesOf = (fetched: readonly Fetched[], kind: Fetched['kind'], compress: boolean): number =>
  sum(
    fetched
      .filter((file) => file.kind === kind)
      .map(({ body }) => (compress ? brotliBytes(body) : body.length)),
  )

async function firstLoadScripts(): Promise<number> {
  await freshBuild()
  return bytesOf(await withDrawnProduct((address) => coldHome(address, 'en')), 'script', true)
}

async function freshBuild(): Promise<void> {
  if (buildIsStale()) await buildWeb()
}

export const benches: readonly Bench[] = [
  {
    name: 'web.first-load-js',
    unit: 'bytes (brotli)',
    bar: { of: 'ratio', atMost: 1.25 },
    measure: async () => ({ value: await firstLoadScripts(), reference: await buildReference('usual') }),
  },
  {
    name: 'web.first-load-js-own',
    unit: 'bytes (brotli)',
    bar: { of: 'ratio', atMost: 1.45 },
    measure: async () => ({ value: await firstLoadScripts(), reference: await buildReference('own') }),
  },
  {
    name: 'web.first-visit-bytes',
    unit: 'bytes on the wire, Burmese',
    bar: { of: 'value', atMost: FIRST_VISIT_BUDGET_BYTES },
    measure: async () => {
      await freshBuild()
      const parts = await withDrawnProduct(firstVisitBytes)
      return { value: sum(Object.values(parts)), parts }
    },
  },
  {
    name: 'web.fonts',
    unit: 'bytes',
    bar: { of: 'value', atMost: FONT_BUDGET_BYTES },
    measure: async () => {
      await freshBuild()
      const fetched = await withDrawnProduct((address) => coldHome(address, 'my'))
      return { value: bytesOf(fetched, 'font', false) }
    },
  },
  {
    name: 'web.cls-home',
    unit: 'layout shift',
    bar: { of: 'value', atMost: 0.02 },
    measure: async () => {
      await freshBuild()
      return { value: await withDrawnProduct(layoutShift) }
    },
  },
]

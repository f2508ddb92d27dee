import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from '../scripts/root.ts'
import { loadEnv } from '../scripts/run/load-env.ts'
import { requireNode } from '../scripts/run/require-node.ts'
import { endSuite } from '../scripts/suite/suite-result.ts'
import { judge, type Bench, type Figure, type Size } from './figure.ts'

const RESULTS = join(root, 'bench', 'results.json')
const NOT_BENCHES = new Set(['run.ts', 'figure.ts'])

async function findBenches(): Promise<Bench[]> {
  const files = globSync('*.ts', { cwd: join(root, 'bench') }).filter(
    (file) => !NOT_BENCHES.has(file) && !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    files
      .toSorted()
      .map(
        (file) =>
          import(pathToFileURL(join(root, 'bench', file)).href) as Promise<{ benches?: readonly Bench[] }>,
      ),
  )
  return modules.flatMap(({ benches }) => benches ?? [])
}

/** By name: a partial run replaces its own figures and leaves the others. */
function keep(fresh: readonly Figure[]): void {
  const before = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Figure[]) : []
  const kept = before.filter((old) => !fresh.some(({ name }) => name === old.name))
  const all = [...kept, ...fresh].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  writeFileSync(RESULTS, `[\n${all.map((figure) => `  ${JSON.stringify(figure)}`).join(',\n')}\n]\n`)
}

async function measureAll(benches: readonly Bench[], size: Size): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const bench of benches) {
    const [load = 0] = loadavg()
    const measured = await bench.measure(size).catch((error: Error) => {
      process.stderr.write(`${bench.name}: ${error.message}\n`)
      return { value: Number.NaN }
    })
    const figure = judge(bench, measured, size, new Date().toISOString(), load)
    figures.push(figure)
    const beside = figure.reference === null ? '' : ` against ${figure.reference} (ratio ${figure.ratio})`
    process.stdout.write(
      `${figure.ok ? 'ok    ' : 'FAILED'} ${figure.name}: ${figure.value} ${figure.unit}${beside}, bar ${figure.bar}\n`,
    )
    for (const [name, part] of Object.entries(figure.parts ?? {}))
      process.stdout.write(`       ${name}: ${part}\n`)
  }
  return figures
}

async function main(): Promise<void> {
  requireNode()
  loadEnv()
  const { values } = parseArgs({
    options: { size: { type: 'string', default: 'full' }, only: { type: 'string' } },
  })
  const size: Size = values.size === 'ci' ? 'ci' : 'full'
  const only = values.only?.split(',')
  const chosen = (await findBenches()).filter(({ name, byName }) =>
    only ? only.some((start) => name.startsWith(start)) : size === 'full' || !byName,
  )
  if (chosen.length === 0) throw new Error(`no bench is named ${values.only}`)
  const figures = await measureAll(chosen, size)
  // Small sizes are for a quick look: the committed file holds full runs only.
  if (size === 'full') keep(figures)
  const names = figures.filter(({ ok }) => !ok).map(({ name }) => name)
  endSuite('bench', { passed: figures.length - names.length, failed: names.length, names })
}

await main()

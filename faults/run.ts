import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from '../scripts/root.ts'
import { loadEnv } from '../scripts/run/load-env.ts'
import { requireNode } from '../scripts/run/require-node.ts'
import { endSuite } from '../scripts/suite/suite-result.ts'
import { endOwnCluster } from './cluster/own-cluster.ts'
import { dropMigrated } from './own-database.ts'
import { judgeFault, type Count, type Fault, type FaultResult, type Size } from './fault.ts'

const RESULTS = join(root, 'faults', 'results.json')

async function findFaults(): Promise<Fault[]> {
  const files = globSync('*.fault.ts', { cwd: join(root, 'faults') }).toSorted()
  const modules = await Promise.all(
    files.map(
      (file) =>
        import(pathToFileURL(join(root, 'faults', file)).href) as Promise<{ faults: readonly Fault[] }>,
    ),
  )
  const all = modules.flatMap(({ faults }) => faults)
  // Last, because a cluster that one of them brought up runs until the end, beside whatever follows.
  return [...all.filter((fault) => !needsCluster(fault)), ...all.filter(needsCluster)]
}

const needsCluster = ({ name }: Fault): boolean => name.startsWith('cluster.')

function keep(fresh: readonly FaultResult[]): void {
  const before = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as FaultResult[]) : []
  const kept = before.filter((old) => !fresh.some(({ name }) => name === old.name))
  const all = [...kept, ...fresh].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  writeFileSync(RESULTS, `[\n${all.map((result) => `  ${JSON.stringify(result)}`).join(',\n')}\n]\n`)
}

/** An attack that crashes has proven nothing, so it counts as not tried. */
async function counted(name: string, run: () => Promise<Count>): Promise<Count> {
  try {
    return await run()
  } catch (error) {
    process.stderr.write(`${name}: ${(error as Error).message}\n`)
    return { tried: 0, bad: 0 }
  }
}

async function tryAll(faults: readonly Fault[], size: Size): Promise<FaultResult[]> {
  const results: FaultResult[] = []
  for (const fault of faults) {
    const began = performance.now()
    const attack = await counted(fault.name, () => fault.attack(size))
    const control = await counted(`${fault.name} (control)`, () => fault.control(size))
    const result = judgeFault(fault, attack, control, size, new Date().toISOString())
    results.push(result)
    // Stored one by one: the whole list takes hours, and an interrupted run keeps its results so far.
    if (size === 'full') keep([result])
    process.stdout.write(
      `${result.ok ? 'ok    ' : 'FAILED'} ${fault.name}: ${attack.bad} of ${attack.tried} bad (bar ${fault.bar}), without the guard ${control.bad} of ${control.tried} (${Math.round((performance.now() - began) / 1000)} s)\n`,
    )
  }
  return results
}

/** A whole name chooses that fault alone; the beginning of one chooses all that begin so. */
function choose(all: readonly Fault[], only: string): readonly Fault[] {
  const names = new Set(all.map(({ name }) => name))
  const wanted = only.split(',')
  return all.filter(({ name }) =>
    wanted.some((start) => (names.has(start) ? name === start : name.startsWith(start))),
  )
}

async function main(): Promise<void> {
  requireNode()
  loadEnv()
  const { values } = parseArgs({
    options: { size: { type: 'string', default: 'full' }, only: { type: 'string' } },
  })
  const size: Size = values.size === 'ci' ? 'ci' : 'full'
  const all = await findFaults()
  const chosen = values.only ? choose(all, values.only) : all
  if (chosen.length === 0 && values.only) throw new Error(`no fault is named ${values.only}`)
  const results = await tryAll(chosen, size)
  await dropMigrated()
  await endOwnCluster()
  const names = results.filter(({ ok }) => !ok).map(({ name }) => name)
  endSuite('faults', { passed: results.length - names.length, failed: names.length, names })
}

await main()

import type { Check, Problem, Tree } from './tree.ts'

const PARTITIONED = /create table (?:if not exists )?([a-z_.]+)\s*\([^;]*?\)\s*partition by range/gi
const NAMED = /'([a-z_.]+)'/g

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => (name ? [name] : []))

const listsOf = (tree: Tree): string[] =>
  tree.files.filter((file) => /^(modules|adapters)\/[^/]+\/monthly-tables\.ts$/.test(file))

/** A partitioned table that nobody names gets no month after the last one that its migration made, and then no row. */
export const monthlyTables: Check = {
  name: 'monthly tables',
  run(tree) {
    const lists = listsOf(tree)
    const named = new Set(lists.flatMap((file) => all(tree.read(file), NAMED)))
    const gathered = tree.files.includes(GATHERED) ? tree.read(GATHERED) : ''
    return [...unnamed(tree, named), ...lists.flatMap((file) => notGathered(tree, file, gathered))]
  },
}

const GATHERED = 'apps/worker/monthly-tables.ts'

const unnamed = (tree: Tree, named: ReadonlySet<string>): Problem[] =>
  tree.files
    .filter((file) => /^db\/migrations\/.*\.sql$/.test(file))
    .flatMap((file) =>
      all(tree.read(file), PARTITIONED)
        .filter((table) => !named.has(table))
        .map((table) => ({
          file,
          message: `nobody makes months of ${table}: name it in monthly-tables.ts of the module that owns it`,
        })),
    )

function notGathered(tree: Tree, file: string, gathered: string): Problem[] {
  const list = /export const (\w+)/.exec(tree.read(file))?.[1] ?? ''
  return gathered.includes(list) && list !== ''
    ? []
    : [{ file, message: `nobody reads this list: add it to ${GATHERED}` }]
}

import type { Check, Problem, Tree } from './tree.ts'

type Entry = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

/** Packages that ask to run a script on install. `.npmrc` runs none; a new name here is a decision, not an accident. */
const SCRIPTS_KNOWN = new Set([
  'esbuild',
  'sharp',
  '@sentry/cli',
  'fsevents',
  'core-js',
  'unrs-resolver',
  'msgpackr-extract',
])
const HOST = 'registry.npmjs.org'

const lockFiles = (tree: Tree): string[] =>
  tree.files.filter((file) => /(^|\/)package-lock\.json$/.test(file))

const entriesOf = (tree: Tree, file: string): Array<[string, Entry]> =>
  Object.entries((JSON.parse(tree.read(file)) as { packages: Record<string, Entry> }).packages).filter(
    ([path]) => path,
  )

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** `npm ci` refuses a lock in which one platform's optional package is missing, on every platform. */
export const lockComplete: Check = {
  name: 'lock file complete',
  run: (tree) =>
    lockFiles(tree).flatMap((file) => {
      const entries = entriesOf(tree, file)
      const present = new Set(entries.map(([path]) => nameOf(path)))
      return entries.flatMap(([path, entry]) =>
        Object.keys(entry.optionalDependencies ?? {})
          .filter((name) => !present.has(name))
          .map((name): Problem => ({
            file,
            message: `${nameOf(path)} wants ${name}, which the lock does not hold: add it to the lock by hand, or choose a package that is complete for every platform`,
          })),
      )
    }),
}

/** A named address is the public registry over https; no address means the registry npm is set to. Always a hash. */
export const lockSources: Check = {
  name: 'lock file sources',
  run: (tree) =>
    lockFiles(tree).flatMap((file) =>
      entriesOf(tree, file)
        .filter(([, entry]) => !entry.link && !entry.inBundle)
        .flatMap(([path, entry]) =>
          sourceFaults(entry).map((fault) => ({ file, message: `${nameOf(path)}: ${fault}` })),
        ),
    ),
}

function sourceFaults({ resolved, integrity }: Entry): string[] {
  const faults: string[] = []
  if (resolved !== undefined && new URL(resolved).protocol !== 'https:') faults.push(`not https: ${resolved}`)
  else if (resolved !== undefined && new URL(resolved).host !== HOST)
    faults.push(`not from ${HOST}: ${resolved}`)
  if (!integrity?.startsWith('sha512-')) faults.push('no sha512 hash')
  return faults
}

export const installScripts: Check = {
  name: 'install scripts',
  run: (tree) => [
    ...lockFiles(tree).flatMap((file) =>
      entriesOf(tree, file)
        .filter(([path, entry]) => entry.hasInstallScript && !SCRIPTS_KNOWN.has(nameOf(path)))
        .map(([path]): Problem => ({
          file,
          message: `${nameOf(path)} wants to run a script on install: choose another package, or add it to the list in scripts/checks/lock-file.ts with its reason`,
        })),
    ),
    ...(/^ignore-scripts=true$/m.test(tree.read('.npmrc'))
      ? []
      : [{ file: '.npmrc', message: 'ignore-scripts=true must stay: put the line back' }]),
  ],
}

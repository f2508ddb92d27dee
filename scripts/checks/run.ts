import { root } from '../root.ts'
import { bothLanguages } from './both-languages.ts'
import { brandWord } from './brand-word.ts'
import { docReferences } from './doc-references.ts'
import { exactVersions } from './exact-versions.ts'
import { fileLength } from './file-length.ts'
import { folderNames } from './folder-names.ts'
import { glossary } from './glossary.ts'
import { licences } from './licences.ts'
import { installScripts, lockComplete, lockSources } from './lock-file.ts'
import { machinePaths } from './machine-paths.ts'
import { monthlyTables } from './monthly-tables.ts'
import { nodeVersion } from './node-version.ts'
import { oneTimer } from './one-timer.ts'
import { oneWord } from './one-word.ts'
import { syntaxBans } from './syntax-bans.ts'
import { gitTree, type Check } from './tree.ts'
import { unfinished } from './unfinished.ts'

const CHECKS: readonly Check[] = [
  bothLanguages,
  brandWord,
  docReferences,
  exactVersions,
  fileLength,
  folderNames,
  glossary,
  installScripts,
  licences,
  lockComplete,
  lockSources,
  machinePaths,
  monthlyTables,
  nodeVersion,
  oneTimer,
  oneWord,
  syntaxBans,
  unfinished,
]

/** More than this are not shown: the first ones are enough to begin with. */
const SHOWN = 20

/** Prints what is wrong in `file:line` form and answers how many checks found something. */
function runChecks(): number {
  const tree = gitTree(root)
  let red = 0
  for (const check of CHECKS) {
    const problems = check.run(tree)
    if (problems.length > 0) red += 1
    if (problems.length > SHOWN)
      console.error(`${check.name}: ${problems.length} problems, the first ${SHOWN}:`)
    for (const { file, line, message } of problems.slice(0, SHOWN)) {
      console.error(`${check.name}: ${file}${line === undefined ? '' : `:${line}`} ${message}`)
    }
  }
  console.log(`${tree.files.length} files, ${CHECKS.length - red} checks green, ${red} red`)
  return red
}

if (import.meta.main) process.exitCode = runChecks() > 0 ? 1 : 0

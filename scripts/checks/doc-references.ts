import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Check, Problem, Tree } from './tree.ts'

const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(#[^)]*)?\)/g
const CODE = /`([^`\n]+)`/g
const NPM = /\bnpm (?:run )?([a-z][\w:-]*)/g
/** A word in back quotes is taken for a path when it starts at one of our folders or is a file of the root. */
const PATH =
  /^(\.?\.?\/)?(\.ci|apps|modules|adapters|platform|contracts|language|brand|ui|i18n|db|e2e|bench|faults|docs|scripts|checks|deploy)\/[\w./-]+$/
const ROOT_FILE = /^\.?[\w-]+(\.[\w-]+)*\.(md|json|cjs|config\.ts)$/
const NPM_OWN = new Set([
  'ci',
  'install',
  'i',
  'audit',
  'exec',
  'run',
  'sbom',
  'itself',
  'is',
  'and',
  'packages',
])

/** A document that names a file or command that is gone misleads the next reader. */
export const docReferences: Check = {
  name: 'documents name what exists',
  run: (tree) => {
    const scripts = Object.keys((JSON.parse(tree.read('package.json')) as { scripts?: object }).scripts ?? {})
    return tree.files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => [...missingPaths(tree, file), ...missingScripts(tree, file, scripts)])
  },
}

function missingPaths(tree: Tree, file: string): Problem[] {
  const text = tree.read(file)
  const links = [...text.matchAll(LINK)].map((match) => ({ path: match[1] ?? '', from: dirname(file) }))
  const words = [...text.matchAll(CODE)]
    .map((match) => match[1] ?? '')
    .filter((word) => PATH.test(word) || ROOT_FILE.test(word))
    .map((path) => ({ path, from: '.' }))
  const exists = (path: string, from: string) =>
    existsSync(join(tree.root, from, path)) || existsSync(join(tree.root, dirname(file), path))
  return [...links, ...words]
    .filter(({ path, from }) => !exists(path, from))
    .map(({ path }) => ({ file, message: `names ${path}, which does not exist` }))
}

function missingScripts(tree: Tree, file: string, scripts: readonly string[]): Problem[] {
  const commands = [...tree.read(file).matchAll(/`[^`]+`|```[\s\S]*?```/g)]
    .map((match) => match[0])
    .join('\n')
  return [...commands.matchAll(NPM)]
    .map((match) => match[1] ?? '')
    .filter((name) => !NPM_OWN.has(name) && !scripts.includes(name))
    .map((name) => ({ file, message: `names "npm run ${name}", which package.json does not have` }))
}

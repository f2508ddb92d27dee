import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'

const EXAMPLES_FILE = /\.examples\.tsx$/

/** Names of the entries of `export const examples`, in their order. */
export function exampleNames(source: string): string[] {
  const body = source.slice(source.indexOf('export const examples'))
  const oneLine = /^export const examples: Examples = \{ ([\w]+):/.exec(body)?.[1]
  if (oneLine) return [oneLine]
  return [...body.matchAll(/^ {2}(?:'([^']+)'|(\w+)): \(/gm)].flatMap((match) => match[1] ?? match[2] ?? [])
}

const storyName = (example: string) =>
  example.replace(/(^|[^a-zA-Z])([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
const titleOf = (path: string) => basename(path).replace(EXAMPLES_FILE, '')

/** Tells the workshop which stories a file of examples holds. */
export const examplesIndexer: Indexer = {
  test: EXAMPLES_FILE,
  createIndex: async (fileName) => {
    const names = exampleNames(await readFile(fileName, 'utf8'))
    return names.map((name) => ({
      type: 'story',
      importPath: fileName,
      exportName: storyName(name),
      title: titleOf(fileName),
    }))
  },
}

/** Turns a file of examples into the module of stories that the index promised. */
export function examplesAsStories(): Plugin {
  return {
    name: 'examples-as-stories',
    enforce: 'pre',
    transform(source, id) {
      const path = id.split('?')[0] ?? id
      if (!EXAMPLES_FILE.test(path)) return null
      const stories = exampleNames(source).map(
        (name) =>
          `export const ${storyName(name)} = { name: ${JSON.stringify(name)}, render: (_, { globals }) => examples[${JSON.stringify(name)}](globals.lang) };`,
      )
      return `${source}\nexport default { title: ${JSON.stringify(titleOf(path))} };\n${stories.join('\n')}\n`
    },
  }
}

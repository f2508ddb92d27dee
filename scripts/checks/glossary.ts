import type { Check } from './tree.ts'

const FILE = 'GLOSSARY.md'

/** A newcomer to a module finds its word explained. */
export const glossary: Check = {
  name: 'glossary',
  run: (tree) => {
    const modules = new Set(tree.files.flatMap((file) => /^modules\/([\w-]+)\//.exec(file)?.[1] ?? []))
    const explained = tree.files.includes(FILE) ? tree.read(FILE) : ''
    const rows = new Set(Array.from(explained.matchAll(/^\| `([\w-]+)` \|/gm), ([, word]) => word))
    return [...modules]
      .filter((word) => !rows.has(word))
      .map((word) => ({
        file: FILE,
        message: `does not explain modules/${word}: add a row "| \`${word}\` | … |"`,
      }))
  },
}

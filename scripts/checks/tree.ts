import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files a check looks at. Checks read through it, so a test can show them a small tree with a planted fault. */
export type Tree = { readonly root: string; readonly files: readonly string[]; read(file: string): string }

export type Problem = { readonly file: string; readonly line?: number; readonly message: string }

export type Check = { readonly name: string; run(tree: Tree): Problem[] }

/** What git would commit: tracked files and new ones that are not ignored. */
export const gitTree = (root: string): Tree => {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = [...new Set(list.split('\0'))].filter((file) => file && existsSync(join(root, file)))
  return treeOf(root, files)
}

/** Every file below a directory that is no git checkout. */
export const folderTree = (root: string): Tree =>
  treeOf(
    root,
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((file) => !file.startsWith('node_modules')),
  )

const treeOf = (root: string, files: string[]): Tree => ({
  root,
  files: files.toSorted(),
  read: (file) => readFileSync(join(root, file), 'utf8'),
})

/** One problem for each line that matches. */
export function matchingLines(tree: Tree, file: string, pattern: RegExp, message: string): Problem[] {
  return tree
    .read(file)
    .split('\n')
    .flatMap((text, index) => (pattern.test(text) ? [{ file, line: index + 1, message }] : []))
}

export const isCode = (file: string): boolean => /\.(ts|tsx|cjs|mjs|js|css|sql)$/.test(file)

export const isTest = (file: string): boolean => /\.(test|spec|fault|contract)\.tsx?$/.test(file)

export const isText = (file: string): boolean =>
  !/\.(png|webp|avif|jpg|jpeg|ico|woff2?|ttf|otf|gz|br|pdf)$/.test(file)

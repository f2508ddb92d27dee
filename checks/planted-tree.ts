import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '../scripts/root.ts'
import { folderTree, type Check, type Problem } from '../scripts/checks/tree.ts'

export type Files = Readonly<Record<string, string>>

const TOOL_FILES = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.dependency-cruiser.cjs',
  'knip.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.web.json',
  'tsconfig.browser.json',
  'tsconfig.e2e.json',
]

/** A small checkout that lives as long as the test. */
export function plantedFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

/** The same, with our real tool settings and packages, so that the settings themselves are under test. */
export function plantedCheckout(files: Files): string {
  const folder = plantedFolder({ '.gitignore': 'node_modules/\n', ...files })
  for (const file of TOOL_FILES) if (!(file in files)) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** What one of our tools says of a planted checkout. */
export const tool = (name: string, args: readonly string[], files: Files) => {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`
  const folder = plantedCheckout(files)
  const run = spawnSync(join(root, 'node_modules', '.bin', name), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  })
  return { green: run.status === 0, output: run.stdout + run.stderr }
}

export const problemsOf = (check: Check, files: Files): Problem[] =>
  check.run(folderTree(plantedFolder(files)))

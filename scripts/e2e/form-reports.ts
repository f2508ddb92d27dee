import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { mustRun, runCommand } from '../run/run-command.ts'

export const FORMS = ['xs-my', 'xs-en', 'lg-my', 'lg-en'] as const
export type Form = (typeof FORMS)[number]

const REPORTS = join(root, '.run', 'e2e-forms')
/** What a journey sees. Words about it, and results, may change without making its answer another. */
const SOURCES = ['.', ':!docs', ':!*.md', ':!*results.json', ':!bench', ':!faults']

/** The same for the same sources, whatever commit they are of; null while something is not committed. */
async function sourcesId(): Promise<string | null> {
  const { code } = await runCommand('git', ['diff', '--quiet', 'HEAD', '--', ...SOURCES])
  if (code !== 0) return null
  const listed = await mustRun('git', ['ls-files', '-s', '--', ...SOURCES])
  return createHash('sha256').update(listed).digest('hex').slice(0, 16)
}

export type FormRun = {
  /** For Playwright's environment: where the form's report goes. */
  readonly env: NodeJS.ProcessEnv
  /** One report of all forms that were run on these very sources, written to the file. */
  merge(into: string): Promise<void>
}

/**
 * A form alone takes a quarter of the time, so a slow machine may run the four one after another. They are one report only
 * as long as nothing a journey could see has changed between them.
 */
export async function beginForm(form: Form): Promise<FormRun> {
  const id = await sourcesId()
  const folder = join(REPORTS, id ?? 'uncommitted')
  if (id === null) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const report = join(folder, `${form}.zip`)
  rmSync(report, { force: true })
  return {
    env: { PLAYWRIGHT_BLOB_OUTPUT_FILE: report },
    async merge(into) {
      if (!existsSync(report)) return
      // Playwright unpacks beside what it merges, so it gets a copy; below the root, so that its paths can be made portable.
      const copy = join(root, '.run', 'e2e-merged')
      rmSync(copy, { recursive: true, force: true })
      mkdirSync(copy)
      for (const name of readdirSync(folder)) cpSync(join(folder, name), join(copy, name))
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: into }
      await runCommand('playwright', ['merge-reports', '--reporter=json', copy], { env })
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

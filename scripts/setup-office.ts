import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { mustRun } from './run/run-command.ts'

const INSTALLED = 'apps/office/node_modules/.package-lock.json'

/** The office has a lock file of its own; it is installed again only when that changed. */
export async function installOffice(): Promise<void> {
  const installed = join(root, INSTALLED)
  const lock = join(root, 'apps/office/package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(lock).mtimeMs) return
  process.stdout.write('installing the office\n')
  await mustRun('npm', ['ci', '--prefix', 'apps/office', '--loglevel=error'])
}

import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { mustRun } from '../run/run-command.ts'

/** Built ahead; the sources come from git. */
const BUILT = ['apps/web/dist', 'apps/office/dist'] as const

/** What an operator unpacks: sources, the built websites, and the packages of the lock file without those that only build. */
export async function layOut(place: string): Promise<void> {
  mkdirSync(place, { recursive: true })
  await mustRun('sh', ['-c', `git archive HEAD | tar -x -C '${place}'`])
  for (const built of BUILT) {
    if (!existsSync(join(root, built))) throw new Error(`${built} is not built: npm run build`)
    cpSync(join(root, built), join(place, built), { recursive: true })
  }
  await mustRun('npm', ['ci', '--omit=dev', '--loglevel=error'], { cwd: place })
}

import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mustRun } from '../run/run-command.ts'

/** The user that runs in the image; Kubernetes uses the same number. */
export const IMAGE_USER = 10_001
const RUN_DIR = 'run/portal'

/** The libraries that Node was built for, and nothing that could be started besides it: no shell, no package manager. */
const LIBRARIES = ['libc6', 'libgcc-s1', 'libstdc++6']

export async function makeImageRoot(folder: string): Promise<void> {
  const how = ['--variant=extract', '--mode=root', '--quiet', `--include=${LIBRARIES.join(',')}`]
  mkdirSync(dirname(folder), { recursive: true })
  await mustRun('mmdebstrap', [...how, 'bookworm', folder])
  writeFileSync(
    join(folder, 'etc/passwd'),
    `portal:x:${IMAGE_USER}:${IMAGE_USER}::/nonexistent:/nonexistent\n`,
  )
  writeFileSync(join(folder, 'etc/group'), `portal:x:${IMAGE_USER}:\n`)
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  chmodSync(join(folder, 'tmp'), 0o1777)
  mkdirSync(join(folder, RUN_DIR), { recursive: true })
  chownSync(join(folder, RUN_DIR), IMAGE_USER, IMAGE_USER)
}

import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import { mustRun } from '../../scripts/run/run-command.ts'

/** The last one that took RESULT_UNKNOWN for its own move and kept the id of an intent only as long as its page. */
const COMMIT = '2eac2e8'

/** The website as it was: built once from its own sources, and kept beside this one. */
export async function oldBundle(): Promise<string> {
  const kept = join(root, '.run', `web-${COMMIT}`)
  if (existsSync(join(kept, 'index.html'))) return kept
  const folder = mkdtempSync(join(tmpdir(), 'old-bundle-'))
  try {
    await mustRun('git', ['-C', root, 'archive', '--format=tar', '-o', join(folder, 'all.tar'), COMMIT])
    await mustRun('tar', ['-x', '-f', join(folder, 'all.tar'), '-C', folder])
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    await mustRun('node', [join(folder, 'scripts', 'build.ts')])
    mkdirSync(join(root, '.run'), { recursive: true })
    rmSync(kept, { recursive: true, force: true })
    await mustRun('cp', ['-r', join(folder, 'apps', 'web', 'dist'), `${kept}.new`])
    renameSync(`${kept}.new`, kept)
    return kept
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

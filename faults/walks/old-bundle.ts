import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import { mustRun } from '../../scripts/run/run-command.ts'

/** The last one that took RESULT_UNKNOWN for its own move and kept the id of an intent only as long as its page. */
const COMMIT = '2eac2e8'

export type OldBundle = { readonly webDist: string; readonly wordsOf: string }

/** The website as it was, with its words: built once from its own sources, and kept beside this one. */
export async function oldBundle(): Promise<OldBundle> {
  const kept = join(root, '.run', `web-${COMMIT}`)
  const old = { webDist: join(kept, 'dist'), wordsOf: join(kept, 'words') }
  if (existsSync(join(old.webDist, 'index.html'))) return old
  const folder = mkdtempSync(join(tmpdir(), 'old-bundle-'))
  try {
    await mustRun('git', ['-C', root, 'archive', '--format=tar', '-o', join(folder, 'all.tar'), COMMIT])
    await mustRun('tar', ['-x', '-f', join(folder, 'all.tar'), '-C', folder])
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    await mustRun('node', [join(folder, 'scripts', 'build.ts')])
    mkdirSync(join(root, '.run'), { recursive: true })
    rmSync(kept, { recursive: true, force: true })
    rmSync(`${kept}.new`, { recursive: true, force: true })
    mkdirSync(`${kept}.new`)
    await mustRun('cp', ['-r', join(folder, 'apps', 'web', 'dist'), join(`${kept}.new`, 'dist')])
    await mustRun('cp', ['-r', join(folder, 'i18n', 'en'), join(`${kept}.new`, 'words')])
    renameSync(`${kept}.new`, kept)
    return old
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

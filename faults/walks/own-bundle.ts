import { join } from 'node:path'
import { buildIsStale, buildWeb } from '../../scripts/build.ts'
import { root } from '../../scripts/root.ts'

/** The website as it stands, built when a source is newer than what was built. */
export async function ownBundle(): Promise<string> {
  if (buildIsStale()) await buildWeb()
  return join(root, 'apps', 'web', 'dist')
}

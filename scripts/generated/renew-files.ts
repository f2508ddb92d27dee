import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that is made, not written. `make` answers null where its source is not at hand; then the file stands. */
export type Target = { readonly file: string; make(): Promise<string | null> }

/** Names of files that are not what they should be; unless only checking, they are put right. */
export async function renewFiles(
  folder: string,
  targets: readonly Target[],
  check: boolean,
): Promise<string[]> {
  const stale: string[] = []
  for (const { file, make } of targets) {
    const text = await make()
    const path = join(folder, file)
    const current = existsSync(path) ? readFileSync(path, 'utf8') : null
    if (text === null || text === current) continue
    stale.push(file)
    if (check) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return stale
}

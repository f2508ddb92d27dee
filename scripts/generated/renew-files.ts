import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that is made, not written. */
export type Target = { readonly file: string; make(): Promise<string> }

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
    if (text === current) continue
    stale.push(file)
    if (check) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return stale
}

/** Says what was written or, when only checking, what to run; a stale file then fails the run. */
export function tellStale(stale: readonly string[], check: boolean, command: string): void {
  for (const file of stale) {
    process.stdout.write(check ? `${file} is stale: run "${command}" and commit it\n` : `written: ${file}\n`)
  }
  if (check && stale.length > 0) process.exitCode = 1
}

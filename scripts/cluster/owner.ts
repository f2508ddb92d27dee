import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'

export type Owner = { readonly uid: number; readonly gid: number }

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

/** PostgreSQL refuses to run as root; then it runs as the user that its packages made. Null: as whoever started us. */
export const databaseOwner = (): Owner | null =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null

export function makeFolder(path: string, owner: Owner | null = null): void {
  mkdirSync(path, { recursive: true, mode: owner ? 0o700 : 0o755 })
  if (owner) chownSync(path, owner.uid, owner.gid)
}

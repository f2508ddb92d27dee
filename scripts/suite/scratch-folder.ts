import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whatever tests put aside lies in one folder, which goes when they have ended. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

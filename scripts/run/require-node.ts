import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wrongNode } from '../checks/node-version.ts'
import { root } from '../root.ts'

/** Another Node fails late and in odd ways; say so at once. */
export function requireNode(): void {
  const message = wrongNode(process.version, readFileSync(join(root, '.node-version'), 'utf8'))
  if (message !== null) throw new Error(message)
}

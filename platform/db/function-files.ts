import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from './migration-files.ts'

export type FunctionFile = {
  /** With its schema, as it is called. */
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export const FUNCTIONS_FOLDER = join(import.meta.dirname, '../../db/functions')

const MADE = /^create (?:or replace )?function\s+([\w.]+)/gim
const NAMED = /^[a-z_]+\/[a-z0-9_]+\.sql$/

/** `db/functions/<schema>/<name>.sql`, one function a file, with its grants and triggers if it has any. */
export function readFunctionFiles(folder = FUNCTIONS_FOLDER): FunctionFile[] {
  return globSync('**/*.sql', { cwd: folder })
    .toSorted()
    .map((path) => readFunction(folder, path))
}

function readFunction(folder: string, path: string): FunctionFile {
  if (!NAMED.test(path)) throw new Error(`functions stand in <schema>/<name>.sql, not in ${path}`)
  const name = path.replace('.sql', '').replace('/', '.')
  const sql = readFileSync(join(folder, path), 'utf8')
  const made = [...sql.matchAll(MADE)].map(([, one]) => one)
  if (made.join() !== name)
    throw new Error(`${path} makes ${made.join(', ') || 'nothing'}; it makes ${name} and no other function`)
  if (!/^create or replace function/im.test(sql))
    throw new Error(`${path} is applied again whenever it changes: create or replace`)
  return { name, sql, checksum: sha256(sql) }
}

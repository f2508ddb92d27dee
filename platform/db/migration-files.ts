import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type MigrationFile = {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  readonly inTransaction: boolean
}

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../db/migrations')

const NAME = /^\d{4}_[a-z0-9_]+\.sql$/
const NO_TRANSACTION = '-- no transaction'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export function readMigrationFiles(folder = MIGRATIONS_FOLDER): MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const odd = names.filter((name) => !NAME.test(name))
  if (odd.length > 0) throw new Error(`migration names look like 0001_words.sql, not: ${odd.join(', ')}`)
  const numbers = names.map((name) => name.slice(0, 4))
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at)
  if (twice.length > 0) throw new Error(`two migrations carry the number ${twice.join(', ')}`)
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: sha256(sql), inTransaction: !sql.startsWith(NO_TRANSACTION) }
  })
}

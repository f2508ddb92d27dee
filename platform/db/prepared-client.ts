import { createHash } from 'node:crypto'
import pg from 'pg'

/** A process asks a few hundred different statements; whatever comes after so many was made by a loop. */
const MOST_NAMES = 500

const names = new Map<string, string>()

/** Counting, and what a function of ours answers: neither grows when a table does. */
const HARMLESS_STARS = /count\(\*\)|select \* from [\w.]+\(/gi

/** Its columns change when a migration adds one, and once prepared it would refuse from then on. */
const hasColumnsOfTable = (text: string) => text.replaceAll(HARMLESS_STARS, '').includes('*')

/** The name a statement is prepared under, or none. */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known || undefined
  if (names.size >= MOST_NAMES) return undefined
  const name = hasColumnsOfTable(text)
    ? ''
    : createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name || undefined
}

/** Parsing and planning cost a small statement more than running it, above all on partitioned tables: once is enough. */
export class PreparedClient extends pg.Client {
  // The driver's overloads are many; Kysely uses one of them.
  override query = ((text: unknown, values?: unknown, callback?: unknown) => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? statementName(text) : undefined
    const asked = name === undefined ? text : { name, text }
    return (super.query as (...args: unknown[]) => unknown).call(this, asked, values, callback)
  }) as unknown as pg.Client['query']
}

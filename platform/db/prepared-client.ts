import { createHash } from 'node:crypto'
import pg from 'pg'

/** A process uses a few hundred different statements; more than this come from a loop that builds new ones. */
const MOST_NAMES = 500

const names = new Map<string, string>()

/** Stars that stay the same when a table gets a column: counting, and columns that a function of ours returns. */
const HARMLESS_STARS = /count\(\*\)|select \* from [\w.]+\(/gi

/** A migration that adds a column changes what the statement returns, and PostgreSQL then refuses the prepared one. */
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

type Send = (...args: unknown[]) => Promise<unknown>

const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] }

/**
 * Parsing and planning cost a small statement more than running it, above all on partitioned tables: once is enough. And a
 * `begin` waits for the statement after it: nothing can be done with its answer, and one packet costs half of two.
 */
export class PreparedClient extends pg.Client {
  #begins = false

  // The driver's overloads are many; Kysely uses one of them.
  override query = ((text: unknown, values?: unknown, callback?: unknown) => {
    if (text === 'begin' && callback === undefined) {
      this.#begins = true
      return Promise.resolve(BEGUN)
    }
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? statementName(text) : undefined
    const asked = name === undefined ? text : { name, text }
    const send: Send = (...args) => (super.query as Send).call(this, ...args)
    if (!this.#begins) return send(asked, values, callback)
    this.#begins = false
    return this.#together(
      () => send('begin'),
      () => send(asked, values, callback),
    )
  }) as unknown as pg.Client['query']

  async #together(...sends: (() => Promise<unknown>)[]): Promise<unknown> {
    const { stream } = this.connection
    stream.cork()
    const answers = sends.map((send) => send())
    stream.uncork()
    return (await Promise.all(answers)).at(-1)
  }
}

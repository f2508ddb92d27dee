import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { Vault } from '#platform/db/archive-months.ts'
import type { Database } from '#platform/db/database.ts'
import { readMonth } from '#platform/db/read-month.ts'
import type { Logger } from '#platform/log/logger.ts'

export const MONTH_USAGE = `usage: npm run ops -- month <table> <year-month> --into <file> --who <name> --why <reason>
Writes an archived month of value_move or share_transfer to a new file, one JSON object a line. Who did and why is in the log.`

type MonthAsked = {
  readonly parent: string
  /** Its first day. */
  readonly month: string
  readonly into: string
  readonly who: string
  readonly why: string
}

/** What was asked for, or null when it is not a whole command. */
export function readMonthAsked(args: readonly string[]): MonthAsked | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { into: { type: 'string' }, who: { type: 'string' }, why: { type: 'string' } },
  })
  const [thing, parent = '', month = '', ...rest] = positionals
  const said = (name: 'into' | 'who' | 'why') => {
    const value = values[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const [into, who, why] = [said('into'), said('who'), said('why')]
  const isWhole = thing === 'month' && rest.length === 0 && /^\d{4}-(0[1-9]|1[0-2])$/.test(month)
  return isWhole && parent && into && who && why ? { parent, month: `${month}-01`, into, who, why } : null
}

type Deps = { readonly db: Database; readonly vault: Vault; readonly log: Pick<Logger, 'warn'> }

export async function writeMonth(
  { parent, month, into, who, why }: MonthAsked,
  { db, vault, log }: Deps,
): Promise<{ readonly code: number; readonly text: string }> {
  log.warn({ parent, month, who, why }, 'an archived month is read')
  // It is full of numbers: for nobody else, and never over another file.
  const file = createWriteStream(into, { flags: 'wx', mode: 0o600 })
  await once(file, 'open')
  let parts = 0
  for await (const part of readMonth({ db, vault }, parent, month)) {
    if (!file.write(part)) await once(file, 'drain')
    parts += 1
  }
  file.end()
  await finished(file)
  return { code: 0, text: `${parts} parts of ${parent} are in ${into}, each as it was written` }
}

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { freshDatabase } from './test-database.ts'

/** Money by its name, and anything in per cent. */
const KYAT = '(^|_)(kyat|price|fee|deposit|balance|amount|reserved|initial)$'
const RATE = '(_pct|_rate)$'

async function columnsOfAnotherType(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attrelid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
      join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'ledger', 'fibre', 'months')
     where a.attnum > 0 and not a.attisdropped
       and (a.attname ~ ${KYAT} and a.atttypid <> 'bigint'::regtype
         or a.attname ~ ${RATE} and format_type(a.atttypid, a.atttypmod) <> 'numeric(5,2)')`.execute(db)
  return rows.map(({ name }) => name)
}

it('kyat have one type, and so have rates', async () => {
  const { db } = await freshDatabase()
  expect(await columnsOfAnotherType(db)).toEqual([])
  // The control.
  await sql`create table planted (price integer, refund_kyat bigint, tax_pct real)`.execute(db)
  expect(await columnsOfAnotherType(db)).toEqual(['planted.price integer', 'planted.tax_pct real'])
})

/** What a visitor writes is no line of ours; the other waits for its new name until no release reads the old one. */
const OTHER_WORDS = ['contact_message.phone', 'job_application.phone', 'lead.phone', 'saved_recipient.msisdn']

async function otherWordsForLines(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema in ('public', 'ledger', 'fibre') and column_name ~ '(^|_)(msisdn|phone|mobile|phone_number)$'
     order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

it('a phone number is a line, a number or has its part in a move', async () => {
  const { db } = await freshDatabase()
  expect(await otherWordsForLines(db)).toEqual(OTHER_WORDS)
  // The control.
  await sql`create table planted (line text, to_msisdn text)`.execute(db)
  expect(await otherWordsForLines(db)).toEqual([
    ...OTHER_WORDS.slice(0, 3),
    'planted.to_msisdn',
    ...OTHER_WORDS.slice(3),
  ])
})

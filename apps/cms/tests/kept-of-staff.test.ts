import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { query } from './cms.ts'

const page = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8')

/** The columns a row of the page names. */
const named = (table: string): string[] =>
  (new RegExp(`^\\| CMS \`${table}\` \\| ([^|]+) \\|`, 'm').exec(page)?.[1] ?? '')
    .trim()
    .split(', ')
    .toSorted()

it('docs/data.md names every column we keep of staff beside Payload’s own', async () => {
  const rows = await query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and table_name like 'staff%'`,
  )
  const kept = Map.groupBy(rows, (row) => row.table_name)
  assert.equal(kept.size, 4)
  for (const [table, columns] of kept)
    assert.deepEqual(named(table), columns.map((row) => row.column_name).toSorted(), table)
})

it('control: a table that is not there has no columns', () => {
  assert.deepEqual(named('staff_nothing'), [''])
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { freshDatabase } from './test-database.ts'

/**
 * A new row locks the row it points at. These belong to one person, one product, one offer, one order, one file, one member of staff or one message, whose rows no purchase writes; a parent that everybody's rows share
 * (a purpose of codes, the operator's own buckets) would be what all wait for. What has no key is found by the recount.
 */
const PARENTS = [
  'account',
  'file_object',
  'ticket',
  // Tickets of one ward while it has a fault: what staff change of it is no key, so nobody waits.
  'ticket_incident',
  'session',
  'staff',
  'contact_message',
  'lead',
  'application',
  'package_catalogue',
  'fibre_catalogue',
  'package_offer',
  // Codes are added by staff; what members take of them points at neither.
  'voucher',
  'voucher_merchant',
  'payment',
  'payment_order',
  'settlement_file',
  'ledger.hold',
  'fibre.bill',
  'fibre.charge',
  'fibre.contract',
]

async function sharedParents(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass || ' -> ' || confrelid::regclass as name from pg_constraint
     where contype = 'f' and connamespace::regnamespace::text in ('public', 'ledger', 'fibre', 'months')
       and confrelid::regclass::text <> all (${PARENTS})`.execute(db)
  return rows.map(({ name }) => name)
}

it('a foreign key points at a parent that is not shared by everybody', async () => {
  const { db } = await freshDatabase()
  expect(await sharedParents(db)).toEqual([])
  // The control.
  await sql`create table planted (bucket_id bigint references ledger.bucket (id))`.execute(db)
  expect(await sharedParents(db)).toEqual(['planted -> ledger.bucket'])
})

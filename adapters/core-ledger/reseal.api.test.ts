import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { MIGRATIONS_FOLDER, readMigrationFiles } from '#platform/db/migration-files.ts'

const CHANGED = '0082'

/** A database of the previous release, with four days of rows sealed by the old formula. */
async function sealedTheOldWay() {
  const { db, url } = await freshDatabase()
  await sql`drop schema fibre, ledger, months, platform, public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  const before = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const { name } of readMigrationFiles())
    if (name < CHANGED) copyFileSync(join(MIGRATIONS_FOLDER, name), join(before, name))
  await runMigrations(url, before)
  for (const daysAgo of [6, 5, 4, 3])
    await sql`select ledger.open_lines(array[${`95965000000${daysAgo}`}], 500, now(),
      now() - make_interval(days => ${daysAgo}))`.execute(db)
  await sql`select ledger.seal_days(now())`.execute(db)
  return { db, url }
}

it('days sealed by the old formula are sealed again by the migration', async () => {
  const { db, url } = await sealedTheOldWay()
  await runMigrations(url)
  const { rows } =
    await sql`select o.day::text from ledger.old_seal o full join ledger.seal s on s.day = o.day
    where s.day is null or s.hash is distinct from ledger.seal_hash(o.day)`.execute(db)
  expect(rows).toEqual([])
  const counted =
    await sql`select (select count(*)::int from ledger.seal) as days, (select sum(moves)::int from ledger.piece) as moves`.execute(
      db,
    )
  expect(counted.rows).toEqual([{ days: expect.any(Number), moves: 4 }])
})

it('control: what no longer fits its old seal stops the migration', async () => {
  const { db, url } = await sealedTheOldWay()
  await db.transaction().execute(async (tx) => {
    await sql`grant update on ledger.entry to current_user`.execute(tx)
    await sql`alter table ledger.entry disable trigger entry_stays`.execute(tx)
    await sql`update ledger.entry set amount = amount * 2`.execute(tx)
  })
  await expect(runMigrations(url)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringMatching(/not what was sealed/) }),
  })
})

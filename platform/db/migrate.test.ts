import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { runMigrations } from './migrate.ts'
import { MIGRATIONS_FOLDER, readMigrationFiles } from './migration-files.ts'

const folderOf = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

describe('runMigrations', () => {
  it('a migrated database has nothing left to do', async () => {
    const { url } = await freshDatabase()
    expect(await runMigrations(url)).toEqual([])
  })

  it('applies in order, once, and two at a time wait for each other', async () => {
    const { db, url } = await freshDatabase()
    const folder = folderOf({
      '9001_make.sql': 'create table planted (n int)',
      '9002_fill.sql': 'insert into planted values (1)',
    })
    const [first, second] = await Promise.all([runMigrations(url, folder), runMigrations(url, folder)])
    expect([...first, ...second]).toEqual(['9001_make.sql', '9002_fill.sql'])
    const { rows } = await sql<{ n: number }>`select n from planted`.execute(db)
    expect(rows).toEqual([{ n: 1 }])
  })

  it('refuses a file that was changed after it was applied', async () => {
    const { url } = await freshDatabase()
    const folder = folderOf({ '9001_make.sql': 'create table planted (n int)' })
    await runMigrations(url, folder)
    writeFileSync(join(folder, '9001_make.sql'), 'create table planted (n bigint)')
    await expect(runMigrations(url, folder)).rejects.toThrow(
      'already applied and changed since: 9001_make.sql',
    )
  })

  it('a file that fails leaves nothing behind', async () => {
    const { db, url } = await freshDatabase()
    const folder = folderOf({
      '9001_half.sql': 'create table planted (n int); select no_such_column from planted',
    })
    await expect(runMigrations(url, folder)).rejects.toThrow('migration 9001_half.sql failed')
    const { rows } = await sql`select from pg_tables where tablename = 'planted'`.execute(db)
    expect(rows).toHaveLength(0)
  })

  it('waits for a long reader without making others wait', async () => {
    const { db, url } = await freshDatabase()
    await sql`create table planted (n int)`.execute(db)
    const reader = db.transaction().execute(async (tx) => {
      await sql`select n from planted`.execute(tx)
      await sql`select pg_sleep(1.5)`.execute(tx)
    })
    await wait(200)
    let done = false
    const migrating = runMigrations(
      url,
      folderOf({ '9001_add.sql': 'alter table planted add m int' }),
    ).finally(() => (done = true))
    let longestMs = 0
    for (let asked = 0; !done && asked < 500; asked += 1) {
      const from = performance.now()
      await sql`select n from planted`.execute(db)
      longestMs = Math.max(longestMs, performance.now() - from)
      await wait(10)
    }
    expect(await migrating).toEqual(['9001_add.sql'])
    await reader
    expect(longestMs).toBeLessThan(500)
  })

  it('a file may stand outside a transaction, which an index built on a live table needs', async () => {
    const { url } = await freshDatabase()
    const indexed = 'create index concurrently planted_idx on contact_message (topic)'
    await expect(runMigrations(url, folderOf({ '9001_index.sql': indexed }))).rejects.toThrow(
      '9001_index.sql failed',
    )
    const folder = folderOf({ '9001_index.sql': `-- no transaction\n${indexed}` })
    expect(await runMigrations(url, folder)).toEqual(['9001_index.sql'])
  })
})

describe('migration files', () => {
  it('are numbered once each', () => {
    expect(readMigrationFiles(MIGRATIONS_FOLDER).length).toBeGreaterThan(0)
    expect(() => readMigrationFiles(folderOf({ '0001_a.sql': '', '0001_b.sql': '' }))).toThrow(
      'two migrations carry the number 0001',
    )
    expect(() => readMigrationFiles(folderOf({ 'later.sql': '' }))).toThrow('0001_words.sql')
  })
})

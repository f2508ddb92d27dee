import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '#db/test-database.ts'
import { runMigrations } from './migrate.ts'
import { readFunctionFiles } from './function-files.ts'
import { MIGRATIONS_FOLDER } from './migration-files.ts'

const folderOf = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const answering = (n: number, takes = '') =>
  `create or replace function public.planted(${takes}) returns integer language sql as 'select ${n}';
   revoke execute on function public.planted(${takes}) from public`

let one: TestDatabase
beforeAll(async () => {
  one = await freshDatabase()
})

const migrate = (files: Record<string, string>) => runMigrations(one.url, MIGRATIONS_FOLDER, folderOf(files))
const planted = async () =>
  (await sql<{ n: number }>`select planted() as n`.execute(one.db)).rows.map(({ n }) => n)

describe('functions of the database', () => {
  it('are applied when their file is new or changed, and otherwise not', async () => {
    expect(await migrate({ 'public/planted.sql': answering(1) })).toEqual(['public.planted'])
    expect(await migrate({ 'public/planted.sql': answering(1) })).toEqual([])
    expect(await planted()).toEqual([1])
    expect(await migrate({ 'public/planted.sql': answering(2) })).toEqual(['public.planted'])
    expect(await planted()).toEqual([2])
  })

  it('come with their grants', async () => {
    await migrate({ 'public/planted.sql': answering(3) })
    const { rows } = await sql<{ grants: string }>`select proacl::text as grants from pg_proc
      where proname = 'planted'`.execute(one.db)
    // Nothing before the equals sign would be everybody.
    expect(rows[0]?.grants).not.toMatch(/[{,]=X/)
  })

  it('may call each other in any order', async () => {
    const calls = `create or replace function public.a_first() returns integer language sql as 'select z_last()'`
    const called = `create or replace function public.z_last() returns integer language sql as 'select 1'`
    expect(await migrate({ 'public/a_first.sql': calls, 'public/z_last.sql': called })).toHaveLength(2)
  })

  it('one that cannot work stops the migration, and nothing of it stays', async () => {
    await migrate({ 'public/planted.sql': answering(4) })
    const changed = { 'public/planted.sql': answering(5), 'public/z.sql': `${WRONG} as 'select no_such()'` }
    await expect(migrate(changed)).rejects.toThrow('function public.z failed')
    expect(await planted()).toEqual([4])
  })

  it('a changed signature is refused: the release beside this one calls the old one', async () => {
    await migrate({ 'public/planted.sql': answering(6) })
    await expect(migrate({ 'public/planted.sql': answering(7, 'p_more integer') })).rejects.toMatchObject({
      cause: {
        message: 'planted() and planted(integer): a changed signature is a new function with a new name',
      },
    })
    expect(await planted()).toEqual([6])
  })

  it('a release older than the database leaves them as they are', async () => {
    const { db, url } = await freshDatabase()
    await sql`insert into schema_migration (name, checksum) values ('9999_later.sql', '')`.execute(db)
    const files = folderOf({ 'public/planted.sql': answering(1) })
    expect(await runMigrations(url, MIGRATIONS_FOLDER, files)).toEqual([])
  })
})

const WRONG = 'create or replace function public.z() returns integer language sql'

describe('function files', () => {
  it('hold the function their path names, and no other', () => {
    expect(readFunctionFiles().length).toBeGreaterThan(60)
    const wrong: Record<string, string> = {
      'planted.sql': answering(1),
      'public/other.sql': answering(1),
      'public/planted.sql': `${answering(1)};\n${answering(1)}`,
      'public/empty.sql': '-- nothing',
    }
    for (const [path, text] of Object.entries(wrong))
      expect(() => readFunctionFiles(folderOf({ [path]: text }))).toThrow(path)
    const onceOnly = answering(1).replace(' or replace', '')
    expect(() => readFunctionFiles(folderOf({ 'public/planted.sql': onceOnly }))).toThrow('create or replace')
  })
})

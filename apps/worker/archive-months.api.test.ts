import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeDiskObjects } from '#adapters/objects-disk/objects-disk.ts'
import { makeMonthVault } from '#apps/wiring/months.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { makeFileKeys, type Objects } from '#modules/files/index.ts'
import { makeArchiveMonths } from '#platform/db/archive-months.ts'
import { readMonth } from '#platform/db/read-month.ts'
import { writeMonth } from './ops-month.ts'

const KEY = '7c'.repeat(32)
const LINE = '959650000070'
/** Parts of three rows, so that a month has several. */
const [ROWS, PART] = [8, 3]

type Options = {
  readonly months?: readonly string[]
  readonly change?: (objects: Objects) => Partial<Objects>
}

/** A database with old months, and the worker that archives them into a folder. */
async function site({ months = ['2023-05-01'], change = () => ({}) }: Options = {}) {
  const { db, url } = await freshDatabase()
  for (const month of months) {
    for (const table of ['value_move', 'share_transfer', 'value_history'])
      await sql`select ensure_months(${table}, ${month}::date, 1)`.execute(db)
    for (let no = 0; no < ROWS; no += 1) await putMove(db, `${month.slice(0, 8)}${String(10 + no)}T06:00:00Z`)
  }
  const real = makeDiskObjects(await mkdtemp(join(tmpdir(), 'months-')))
  const objects = { ...real, ...change(real) }
  const worker = servedDatabase(url, 'worker')
  const said: string[] = []
  const say = (_facts: unknown, words = '') => void said.push(words)
  const vault = makeMonthVault({ objects, keys: makeFileKeys(KEY) })
  const archive = makeArchiveMonths({
    db: worker,
    vault,
    log: { info: say, warn: say, error: say } as never,
    rowsOfPart: PART,
  })
  const read = async (parent: string, month: string) => {
    const parts: Buffer[] = []
    for await (const part of readMonth({ db: worker, vault }, parent, month)) parts.push(part)
    return Buffer.concat(parts)
      .toString()
      .trimEnd()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
  return { db, worker, vault, archive, said, read, real }
}

type Site = Awaited<ReturnType<typeof site>>

async function putMove(db: Site['db'], at: string, state = 'COMPLETED') {
  const id = newMoveId(Date.parse(at))
  const next = state === 'UNKNOWN' ? new Date(at) : null
  await sql`insert into value_move (id, kind, line, amount_kyat, state, body_hash, lang, plan, next_ask_at, created_at)
    values (${id}, 'share', ${LINE}, 999, ${state}, sha256('x'), 'my', '{"words": "မြန်မာ\\n"}', ${next}, ${at})`.execute(
    db,
  )
  await sql`insert into share_transfer values (${id}, 'DATA', ${LINE}, '959650000071', 100, ${at})`.execute(
    db,
  )
  await sql`insert into value_history (line, move_id, type, status, deltas, why, at)
    values (${LINE}, ${id}, 'SHARE_OUT', 'SUCCEEDED', '[]', '{}', ${at})`.execute(db)
}

const count = async (db: Site['db'], table: string) => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count
}
const monthsOf = async (db: Site['db']) => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'months'::regnamespace and relkind = 'r' and relname ~ '_202[0-5]_' order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
const archives = async (db: Site['db']) => {
  const { rows } = await sql<{
    text: string
  }>`select parent || ' ' || state || ' ' || coalesce((select sum(rows) from month_archive_part p
    where p.archive_id = a.id), 0) as text from month_archive a order by 1`.execute(db)
  return rows.map(({ text }) => text)
}
const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'nothing',
    (error: Error) => error.message,
  )

it('a month that is old enough is written out, proven, and gone; what must stay stays, and it can be read again', async () => {
  const { db, worker, vault, archive, read, said } = await site({ months: ['2023-05-01', '2025-05-01'] })
  const { rows: before } = await sql<{ row: unknown }>`select to_jsonb(m) as row from value_move m
    where id < ledger.first_id_of('2023-06-01') order by id`.execute(db)
  await archive()
  // Younger than 25 months, and the histories that receipts are looked up in.
  expect(await monthsOf(db)).toEqual([
    'share_transfer_2025_05',
    'value_history_2023_05',
    'value_history_2025_05',
    'value_move_2025_05',
  ])
  expect([await count(db, 'value_move'), await count(db, 'value_history')]).toEqual([ROWS, 2 * ROWS])
  expect(await archives(db)).toEqual([`share_transfer DROPPED ${ROWS}`, `value_move DROPPED ${ROWS}`])
  const kept = await read('value_move', '2023-05-01')
  expect(kept.map(({ id, line, plan }) => ({ id, line, plan }))).toEqual(
    before.map(({ row }) => ({ id: Object(row).id, line: LINE, plan: { words: 'မြန်မာ\n' } })),
  )
  expect(said).toEqual(['a month was archived', 'a month was archived'])
  const into = join(await mkdtemp(join(tmpdir(), 'months-')), 'moves.jsonl')
  const asked = { parent: 'value_move', month: '2023-05-01', into, who: 'Ma Hla', why: 'case 12' }
  const log = { warn: () => {} }
  expect(await writeMonth(asked, { db: worker, vault, log })).toMatchObject({ code: 0 })
  expect((await readFile(into, 'utf8')).split('\n')).toHaveLength(ROWS + 1)
  // Never over another file.
  expect(await refusal(writeMonth(asked, { db: worker, vault, log }))).toMatch(/EEXIST/)
  // Once more is nothing more.
  await archive()
  expect(said).toHaveLength(2)
})

it('a row is the same line whatever a session is set to, so that its hash is too', async () => {
  const change = () => ({ put: () => Promise.reject(new Error('no room')) })
  const { db, worker, archive } = await site({ change })
  await archive()
  const { rows } = await sql<{
    id: string
  }>`select id from month_archive where parent = 'value_move'`.execute(db)
  const lines = (tx: Pick<Site['db'], 'getExecutor'>) =>
    sql<{ line: string }>`select line from month_lines(${rows[0]?.id}, 100)`.execute(tx as Site['db'])
  const plain = await lines(worker)
  const other = await worker.transaction().execute(async (tx) => {
    await sql`set local timezone to 'Asia/Yangon'`.execute(tx)
    await sql`set local bytea_output to 'escape'`.execute(tx)
    return lines(tx)
  })
  expect(plain.rows).toHaveLength(ROWS)
  expect(other.rows).toEqual(plain.rows)
})

it('what is read back otherwise than it was written is not noted, and nothing is dropped', async () => {
  const flip = (bytes: Buffer | null) => {
    const bad = Buffer.from(bytes ?? [])
    bad[40] = (bad[40] ?? 0) ^ 1
    return bad
  }
  for (const change of [
    (objects: Objects) => ({ get: async (name: string) => flip(await objects.get(name)) }),
    () => ({ put: async () => {} }),
    (objects: Objects) => ({
      put: async (name: string, bytes: Buffer) => objects.put(name, bytes.subarray(0, -30)),
    }),
  ]) {
    const { db, archive, said } = await site({ change })
    await archive()
    expect(said).toEqual(Array(2).fill('a month cannot be archived and stays'))
    expect(await monthsOf(db)).toHaveLength(3)
    expect(await archives(db)).toEqual(['share_transfer WRITING 0', 'value_move WRITING 0'])
    expect(await count(db, 'value_move')).toBe(ROWS)
  }
})

it('a whole and readable copy of other rows is refused by the database itself', async () => {
  const { db, worker, vault } = await site()
  const said: string[] = []
  const say = (facts: unknown) => void said.push(String(Object(Object(facts).err).message))
  const otherRows = {
    put: async () => {},
    get: async () => gzipSync('{"id": 1}\n{"id": 2}\n{"id": 3}\n'),
    remove: async () => {},
  }
  const log = { info: say, warn: say, error: say } as never
  const forgetful = { newKey: vault.newKey, open: () => otherRows }
  await makeArchiveMonths({ db: worker, vault: forgetful, log, rowsOfPart: PART })()
  expect(said).toHaveLength(2)
  for (const words of said) expect(words).toMatch(/part 0 of .* is not what the table has/)
  expect([await monthsOf(db), await archives(db)]).toEqual([
    ['share_transfer_2023_05', 'value_history_2023_05', 'value_move_2023_05'],
    ['share_transfer WRITING 0', 'value_move WRITING 0'],
  ])
})

it('stopped at any moment it goes on: what is noted is not written again, and nothing is lost', async () => {
  let [puts, most] = [0, 2]
  const stopping = new AbortController()
  const change = (objects: Objects) => ({
    async put(name: string, bytes: Buffer) {
      puts += 1
      // Died after the object was there and before it was noted.
      if (puts === most) throw new Error('the worker died')
      await objects.put(name, bytes)
    },
  })
  const { db, archive, read } = await site({ change })
  await archive()
  most = -1
  expect(await monthsOf(db)).toContain('share_transfer_2023_05')
  stopping.abort()
  await archive(stopping.signal)
  expect(await monthsOf(db)).toContain('share_transfer_2023_05')
  await archive()
  expect(await monthsOf(db)).toEqual(['value_history_2023_05'])
  expect(await read('share_transfer', '2023-05-01')).toHaveLength(ROWS)
  expect(await read('value_move', '2023-05-01')).toHaveLength(ROWS)
  // Three parts each, and the one whose writing failed.
  expect(puts).toBe(7)
})

it('taken out and not dropped yet, it is dropped by the next turn; a month without a row is no exception', async () => {
  const { db, worker, vault, archive } = await site({ months: [] })
  await sql`select ensure_months('share_transfer', '2023-05-01', 1)`.execute(db)
  const id = '00000000-0000-4000-8000-000000000001'
  await sql`select month_begin('share_transfer', '2023-05-01', ${id}, ${vault.newKey(id)})`.execute(worker)
  await sql`select month_detach(${id})`.execute(worker)
  expect([await monthsOf(db), await archives(db)]).toEqual([
    ['share_transfer_2023_05'],
    ['share_transfer DETACHED 0'],
  ])
  await archive()
  expect([await monthsOf(db), await archives(db)]).toEqual([[], ['share_transfer DROPPED 0']])
})

it('the database lets go of nothing that is too young, open, changed or not noted, whoever asks', async () => {
  const { db, worker, vault } = await site({ months: ['2023-05-01', '2025-05-01'] })
  const id = '00000000-0000-4000-8000-000000000001'
  const begin = (parent: string, month: string) =>
    sql<{
      id: string | null
    }>`select month_begin(${parent}, ${month}::date, ${id}, ${vault.newKey(id)}) as id`.execute(worker)
  for (const [parent, month] of [
    ['value_move', '2025-05-01'],
    ['value_history', '2023-05-01'],
    ['ledger.move', '2023-05-01'],
    ['ledger.entry', '2023-05-01'],
    ['account', '2023-05-01'],
  ] as const)
    expect(await refusal(begin(parent, month))).toMatch(/stays/)

  await putMove(db, '2023-05-30T06:00:00Z', 'UNKNOWN')
  expect((await begin('value_move', '2023-05-01')).rows).toEqual([{ id: null }])
  await sql`update value_move set state = 'FAILED', next_ask_at = null where state = 'UNKNOWN'`.execute(db)
  expect((await begin('value_move', '2023-05-01')).rows).toEqual([{ id }])

  expect(await refusal(sql`update value_move set state = 'REVERSED'`.execute(worker))).toMatch(
    /stays as it is/,
  )
  expect(await refusal(putMove(db, '2023-05-30T06:00:00Z'))).toMatch(/stays as it is/)
  expect(await refusal(sql`select month_detach(${id})`.execute(worker))).toMatch(/not all/)
  expect(await refusal(sql`select month_drop(${id})`.execute(worker))).toMatch(/not all/)
  expect(await refusal(sql`select month_note(${id}, 0, 9, sha256('other'))`.execute(worker))).toMatch(
    /not what the table has/,
  )
  expect(await refusal(sql`select month_end(${id})`.execute(worker))).toMatch(/is kept/)
  for (const direct of [
    sql`drop table months.value_move_2023_05`,
    sql`alter table value_move detach partition months.value_move_2023_05`,
    sql`insert into month_archive_part values (${id}, 0, ${id}, 9, sha256('x'), now())`,
    sql`update month_archive set state = 'DETACHED'`,
  ])
    expect(await refusal(direct.execute(worker))).toMatch(/permission denied|must be owner/)
  expect(await count(db, 'value_move')).toBe(2 * ROWS + 1)
})

it('whoever is served is never kept waiting: a month in use stays until another turn', async () => {
  const { db, archive, said } = await site()
  await db.transaction().execute(async (tx) => {
    await sql`select from value_move limit 1`.execute(tx)
    await sql`select from share_transfer limit 1`.execute(tx)
    await archive()
  })
  expect(said).toEqual(Array(2).fill('a month is in use, later'))
  await archive()
  expect(await monthsOf(db)).toEqual(['value_history_2023_05'])
})

it('an archive ends after seven years, and its key with it', async () => {
  const { db, archive, real } = await site({ months: ['2018-05-01'] })
  await archive()
  const { rows } = await sql<{
    name: string
  }>`select archive_id || '/part' || no as name from month_archive_part`.execute(db)
  expect(rows).toHaveLength(6)
  expect(await Promise.all(rows.map(({ name }) => real.has(name)))).toEqual(Array(6).fill(true))
  await archive()
  expect(await Promise.all(rows.map(({ name }) => real.has(name)))).toEqual(Array(6).fill(false))
  expect(await archives(db)).toEqual(['share_transfer ENDED 0', 'value_move ENDED 0'])
})

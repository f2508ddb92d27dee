import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { PreparedClient, statementName } from './prepared-client.ts'

const FAQ_VOTES = 'select faq_id from faq_vote where faq_id = $1'

it('a statement is planned once per connection, and again only under another text', async () => {
  const { db } = await freshDatabase()
  const prepared = await db.connection().execute(async (one) => {
    for (const id of ['a', 'b', 'c']) await sql`select number from account where number = ${id}`.execute(one)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      one,
    )
    return rows.map(({ statement }) => statement)
  })
  expect(prepared.filter((statement) => statement.includes('from account'))).toHaveLength(1)
})

it('a table that grows a column under open connections is read on, because no star is prepared', async () => {
  const { db } = await freshDatabase()
  await sql`create table grows (id integer primary key)`.execute(db)
  await db.connection().execute(async (one) => {
    const read = () => sql<{ id: number }>`select * from grows where id > ${0}`.execute(one)
    await read()
    await sql`alter table grows add column later integer`.execute(one)
    await expect(read()).resolves.toMatchObject({ rows: [] })
    // The control: prepared by hand, the same statement refuses from then on.
    await sql`prepare by_hand as select * from grows`.execute(one)
    await sql`execute by_hand`.execute(one)
    await sql`alter table grows add column last integer`.execute(one)
    await expect(sql`execute by_hand`.execute(one)).rejects.toThrow('cached plan must not change result type')
  })
})

it('names follow the text and stay below what the database allows', () => {
  expect(statementName(FAQ_VOTES)).toBe(statementName(FAQ_VOTES))
  expect(statementName(FAQ_VOTES)).not.toBe(statementName(`${FAQ_VOTES} limit 1`))
  expect(statementName(FAQ_VOTES)?.length).toBeLessThan(63)
  expect(statementName('select * from faq_vote where faq_id = $1')).toBeUndefined()
  expect(statementName('update faq_vote set faq_id = $1 returning *')).toBeUndefined()
  expect(statementName('select * from value_open($1, $2, $3, $4)')).toBeDefined()
  expect(statementName('select count(*) from faq_vote where faq_id = $1')).toBeDefined()
})

it('a loop that makes new texts for ever does not fill the memory of the database', () => {
  const names = Array.from({ length: 2_000 }, (_, n) => statementName(`select ${n} where $1`))
  expect(names.filter((name) => name !== undefined).length).toBeLessThanOrEqual(500)
})

describe('a begin goes with the statement after it', () => {
  const connected = async (Client: typeof pg.Client) => {
    const { db, url } = await freshDatabase()
    const client = new Client({ connectionString: url, pipeline: true })
    await client.connect()
    onTestFinished(() => client.end())
    return { db, client }
  }

  it('and is not sent before', async () => {
    const sentBy = async (Client: typeof pg.Client) => {
      const { db, client } = await connected(Client)
      await client.query('begin')
      const { rows } = await sql<{ state: string }>`select state from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
      await client.query('rollback')
      return rows.some(({ state }) => state === 'idle in transaction')
    }
    expect(await sentBy(PreparedClient)).toBe(false)
    // The control: the driver itself sends it at once.
    expect(await sentBy(pg.Client)).toBe(true)
  })

  it('and what follows is one transaction', async () => {
    const { db, client } = await connected(PreparedClient)
    await sql`create table kept (id integer primary key)`.execute(db)
    await client.query('begin')
    await client.query('insert into kept values ($1)', [1])
    await client.query('insert into kept values ($1)', [2])
    await client.query('rollback')
    await client.query('begin')
    await expect(client.query('insert into kept values ($1 / 0)', [3])).rejects.toThrow('division by zero')
    await expect(client.query('insert into kept values ($1)', [4])).rejects.toThrow('transaction is aborted')
    await client.query('rollback')
    await client.query('begin')
    await client.query('commit')
    await client.query('insert into kept values ($1)', [5])
    const { rows } = await sql<{ id: number }>`select id from kept`.execute(db)
    expect(rows).toEqual([{ id: 5 }])
  })
})

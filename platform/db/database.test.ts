import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { makeDatabase } from './database.ts'
import { afterCommit, inTransaction } from './in-transaction.ts'

describe('the database', () => {
  it('counts come as numbers, and one too large stops us instead of being rounded', async () => {
    const { db } = await freshDatabase()
    const { rows } = await sql<{ n: number }>`select count(*) as n from contact_message`.execute(db)
    expect(rows[0]?.n).toBe(0)
    await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow('does not fit a number')
  })

  it('orders Burmese text by code point, everywhere the same', async () => {
    const { db } = await freshDatabase()
    const { rows } = await sql<{
      lc: string
    }>`select datctype as lc from pg_database where datname = current_database()`.execute(db)
    expect(rows[0]?.lc).toMatch(/utf-?8/i)
  })

  it('ends a statement that takes longer than it may', async () => {
    const { url } = await freshDatabase()
    const hurried = makeDatabase(url, { maxConnections: 1, statementTimeoutMs: 50 })
    await expect(sql`select pg_sleep(10)`.execute(hurried)).rejects.toThrow('statement timeout')
    await hurried.destroy()
  })

  it('compiles no plan: functions that must use an index count a small table as dear, and each call would pay for it', async () => {
    const { db } = await freshDatabase()
    const plan = await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql`explain (analyze, format json) select purpose from otp_purpose where any_number`.execute(tx)
    })
    expect(JSON.stringify(plan.rows)).toContain('Seq Scan')
    expect(JSON.stringify(plan.rows)).not.toContain('JIT')
  })
})

describe('inTransaction', () => {
  it('runs what waited after the commit, and never after a rollback', async () => {
    const { db } = await freshDatabase()
    const ran: string[] = []
    await inTransaction(db, async (tx) => {
      afterCommit(tx, () => ran.push('committed'))
      expect(ran).toEqual([])
    })
    const failing = inTransaction(db, async (tx) => {
      afterCommit(tx, () => ran.push('rolled back'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(ran).toEqual(['committed'])
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { aNumber } from './test-identity-app.ts'

let db: Database
beforeAll(async () => {
  ;({ db } = await freshDatabase())
})

const issue = (asked: Database | Tx, purpose: string) =>
  sql`select otp_issue(${randomUUID()}, ${aNumber()}, ${purpose}, sha256('p'), sha256('a'), sha256('b'), false,
    ${randomUUID()}, '{}', null)`.execute(asked)

const locks = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ locked: number }>`select count(*)::int as locked from otp_purpose
    where xmax::text::bigint = txid_current()`.execute(tx)
  return rows[0]?.locked ?? Number.NaN
}

describe('the purpose of a code', () => {
  it('must be one we know', async () => {
    await expect(issue(db, 'SOMETHING_ELSE')).rejects.toThrow(/no rows/)
    const { rows } = await sql`select from otp_challenge where purpose = 'SOMETHING_ELSE'`.execute(db)
    expect(rows).toEqual([])
  })

  it('is not locked by those who ask for a code: they would all wait at one row', async () => {
    await db.transaction().execute(async (tx) => {
      await issue(tx, 'LOGIN')
      expect(await locks(tx)).toBe(0)
      // Control: this query sees the lock that a foreign key takes.
      await sql`select from otp_purpose where purpose = 'LOGIN' for key share`.execute(tx)
      expect(await locks(tx)).toBe(1)
    })
  })

  it('stays as long as a code has it', async () => {
    await issue(db, 'CONTACT')
    await expect(sql`delete from otp_purpose where purpose = 'CONTACT'`.execute(db)).rejects.toThrow(
      /still there/,
    )
    await expect(
      sql`update otp_purpose set purpose = 'OTHER' where purpose = 'CONTACT'`.execute(db),
    ).rejects.toThrow(/still there/)
    await sql`delete from otp_challenge where purpose = 'CONTACT'`.execute(db)
    await sql`delete from otp_purpose where purpose = 'CONTACT'`.execute(db)
  })
})

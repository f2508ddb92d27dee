import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeEnsureMonths } from '#platform/db/months.ts'
import { makeLedgerKeeping } from './ledger-keeping.ts'
import { makeLedgerProof, proveAll } from './ledger-proof.ts'
import { LEDGER_MONTHLY } from './monthly-tables.ts'
import { makeSealSigner } from './seal-signer.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const signer = makeSealSigner(`a:${randomBytes(32).toString('hex')}`)

/** A ledger of five days, all but the last ready to be sealed, and the proof with and without the key. */
async function ledgerOfFiveDays() {
  const { db, url } = await freshDatabase()
  const clock = fixedClock(`${systemClock.now().toISOString().slice(0, 10)}T12:00:00Z`)
  for (let day = 0; day < 5; day += 1) {
    await makeEnsureMonths({ db, clock })(LEDGER_MONTHLY)
    const numbers = [`9596${randomInt(5e7, 9e7)}`]
    await makeLedgerKeeping({ db, clock }).openLines({ numbers, kyat: 500, activatedAt: clock.now() })
    clock.forward(DAY_MS)
  }
  // With the worker's own role, as in production.
  const served = servedDatabase(url, 'worker')
  const withKey = () => makeLedgerProof({ db: served, clock, signer })
  return { db, clock, withKey, withoutKey: () => makeLedgerProof({ db: served, clock }) }
}

const signedDays = async (db: Database): Promise<(string | null)[]> => {
  const { rows } = await sql<{
    by: string | null
  }>`select signed_by as by from ledger.seal order by day`.execute(db)
  return rows.map(({ by }) => by)
}

/** With all rights: changes an answer of the first day and recomputes everything built on it. */
const forge = (db: Database) =>
  db.transaction().execute(async (tx) => {
    await sql`grant update on ledger.move to current_user`.execute(tx)
    await sql`alter table ledger.move disable trigger move_stays`.execute(tx)
    await sql`update ledger.move set answer = '{"outcome": "FORGED"}'
      where id = (select id from ledger.move order by id limit 1)`.execute(tx)
    await sql`alter table ledger.move enable trigger move_stays`.execute(tx)
    await sql`update ledger.piece p set hash = (ledger.piece_hash(p.first_id, p.next_id, p.until)).hash`.execute(
      tx,
    )
    await sql
      .raw(`do $$ declare d date; begin for d in select day from ledger.seal order by day loop
      update ledger.seal set hash = ledger.seal_hash(d) where day = d; end loop; end $$`)
      .execute(tx)
  })

describe('a day of the ledger', () => {
  it('is signed when it is sealed, and nothing is off', async () => {
    const { db, clock, withKey } = await ledgerOfFiveDays()
    const proof = withKey()
    await proveAll(proof)
    clock.forward(DAY_MS)
    await proveAll(proof)
    expect(await signedDays(db)).toEqual(['a', 'a', 'a', 'a', 'a'])
    expect(await proof.findings()).toEqual([])
  })

  it('that was sealed before there was a key is signed at the first start with one', async () => {
    const { db, withKey, withoutKey } = await ledgerOfFiveDays()
    await proveAll(withoutKey())
    expect(await signedDays(db)).toEqual([null, null, null, null])
    await proveAll(withKey())
    expect(await signedDays(db)).toEqual(['a', 'a', 'a', 'a'])
  })

  it('cannot be forged together with its seals by whoever has all rights over the database', async () => {
    const { db, clock, withKey } = await ledgerOfFiveDays()
    await proveAll(withKey())
    await forge(db)
    clock.forward(21 * HOUR_MS)
    const proof = withKey()
    await proveAll(proof)
    const found = await proof.findings()
    expect(found).toHaveLength(4)
    expect(found[0]).toMatch(/^SIGNATURE_WRONG/)
    expect((await proof.standing()).brokenDays).toBe(4)
  })

  it('control: without the key the same forgery is not found', async () => {
    const { db, clock, withoutKey } = await ledgerOfFiveDays()
    await proveAll(withoutKey())
    await forge(db)
    clock.forward(21 * HOUR_MS)
    await proveAll(withoutKey())
    expect(await withoutKey().findings()).toEqual([])
  })

  it('whose signature somebody took away is told, and is not signed anew once it is old', async () => {
    const { db, clock, withKey } = await ledgerOfFiveDays()
    await proveAll(withKey())
    clock.forward(40 * DAY_MS)
    await sql`update ledger.seal set signature = null, signed_by = null
      where day = (select min(day) from ledger.seal)`.execute(db)
    await makeEnsureMonths({ db, clock })(LEDGER_MONTHLY)
    const proof = withKey()
    await proveAll(proof)
    expect((await signedDays(db))[0]).toBeNull()
    expect(await proof.findings()).toEqual([expect.stringMatching(/^SIGNATURE_WRONG/)])
  })

  it('keeps its signature: the function that writes one replaces none', async () => {
    const { db, withKey } = await ledgerOfFiveDays()
    await proveAll(withKey())
    const { rows } = await sql<{ changed: number }>`select ledger.sign_seals(array_agg(day), array_agg(hash),
      array_agg(decode(repeat('00', 64), 'hex')), 'b') as changed from ledger.seal`.execute(db)
    expect(rows).toEqual([{ changed: 0 }])
  })
})

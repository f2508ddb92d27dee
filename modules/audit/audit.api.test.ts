import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeAuditStore } from './audit-store.ts'
import { brokenDays, makeKeepAudit } from './keep-audit.ts'
import { makeAuditSealStore } from './seal-store.ts'
import { makeAuditSigner } from './audit-signer.ts'

const DAY_MS = 86_400_000
const signer = makeAuditSigner('a'.repeat(64))
const log = { info: () => {}, error: () => {} }
let db: Database
let staffed: Database
let worked: Database
const clock = fixedClock('2026-11-16T08:00:00Z')

beforeEach(async () => {
  const fresh = await freshDatabase()
  db = fresh.db
  staffed = servedDatabase(fresh.url, 'staff')
  worked = servedDatabase(fresh.url, 'worker')
  for (let day = 0; day < 4; day += 1)
    for (let row = 0; row < 5; row += 1)
      await makeAuditStore(staffed).write({
        at: new Date(clock.now().getTime() + day * DAY_MS + row),
        staffId: null,
        sessionId: null,
        call: 'test',
        thing: `thing:${row}`,
        outcome: 'SUCCESS',
        after: { day, row },
      })
})

/** Moves on until all four days are over, and seals them. */
async function sealed() {
  const later = fixedClock(new Date(clock.now().getTime() + 5 * DAY_MS).toISOString())
  await makeKeepAudit({ db: worked, clock: later, signer, log })()
  return later
}

/** Somebody with the owner's rights who switches the triggers off. */
const tamper = async (change: ReturnType<typeof sql>) => {
  await sql`alter table audit_entry disable trigger all`.execute(db)
  await change.execute(db)
  await sql`alter table audit_entry enable trigger all`.execute(db)
}

describe('the audit', () => {
  it('is only added to, and by its function alone', async () => {
    await expect(
      sql`insert into audit_entry (at, day, call, outcome) values (now(), now(), 'x', 'x')`.execute(staffed),
    ).rejects.toThrow(/permission denied/)
    await expect(sql`update audit_entry set call = 'x'`.execute(staffed)).rejects.toThrow(/permission denied/)
    await expect(sql`update audit_entry set call = 'x'`.execute(db)).rejects.toThrow(/append-only/)
    await expect(sql`delete from audit_entry`.execute(db)).rejects.toThrow(/append-only/)
    await expect(sql`truncate audit_entry`.execute(db)).rejects.toThrow(/append-only/)
  })

  it('is found by thing and day', async () => {
    const store = makeAuditStore(staffed)
    expect(await store.search({ thing: 'thing:3', below: null, limit: 10 })).toHaveLength(4)
    expect(await store.search({ day: '2026-11-16', below: null, limit: 10 })).toHaveLength(5)
  })

  it('days that are over are sealed in a chain and signed; a row never falls into one', async () => {
    const later = await sealed()
    const seals = await makeAuditSealStore(worked).counted(null, 10)
    expect(seals.map(({ rows, signedBy }) => [rows, signedBy])).toEqual(
      [
        [0, ''],
        [5, ''],
        [5, ''],
        [5, ''],
        [5, ''],
      ].slice(seals.length === 5 ? 0 : 1),
    )
    expect(await brokenDays(worked, signer)).toEqual([])
    await makeAuditStore(staffed).write({
      at: clock.now(),
      staffId: null,
      sessionId: null,
      call: 'late',
      outcome: 'SUCCESS',
    })
    expect(await brokenDays(worked, signer)).toEqual([])
    await makeKeepAudit({ db: worked, clock: later, signer, log })()
    expect(await brokenDays(worked, signer)).toEqual([])
  })

  it.each([
    ['changed', sql`update audit_entry set reason = 'another' where id = 7`],
    ['lost', sql`delete from audit_entry where id = 7`],
    [
      'added',
      sql`insert into audit_entry (at, day, call, outcome) select at, day, 'planted', 'SUCCESS' from audit_entry where id = 7`,
    ],
    ['moved to another day', sql`update audit_entry set day = day + 1 where id = 7`],
    ['a seal changed', sql`update audit_seal set hash = sha256('x') where day = '2026-11-17'`],
    ['a seal lost', sql`delete from audit_seal where day = '2026-11-17'`],
    [
      'a signature taken away',
      sql`update audit_seal set signature = null, signed_by = null where day = '2026-11-17'`,
    ],
  ])('%s: found', async (_, change) => {
    await sealed()
    await tamper(change)
    expect((await brokenDays(worked, signer)).length).toBeGreaterThan(0)
  })

  it('whoever changes a row and seals all days anew cannot sign them', async () => {
    await sealed()
    await tamper(sql`update audit_entry set reason = 'another' where id = 7`)
    await sql`do $$ declare s record; h bytea; begin
      for s in select * from audit_seal order by day loop
        update audit_seal set hash = (select c.hash from audit_day_hash(s.day, h) c) where day = s.day returning hash into h;
      end loop; end $$`.execute(db)
    expect(await brokenDays(worked, null)).toEqual([])
    expect((await brokenDays(worked, signer)).length).toBeGreaterThan(0)
  })
})

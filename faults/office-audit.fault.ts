import { sql } from 'kysely'
import { addStaff } from '#contracts/staff/people.ts'
import { proposeRule } from '#contracts/staff/catalogue.ts'
import { listViews, removeView, saveView } from '#contracts/staff/desk.ts'
import { withdrawProposal } from '#contracts/staff/proposals.ts'
import { brokenDays, makeAuditSigner, makeAuditStore, makeKeepAudit } from '#modules/audit/index.ts'
import type { ServeStaff, Sheet } from '#modules/staff/index.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { successBody } from '#platform/http/envelope.ts'
import { sendRefusal } from '#platform/http/send.ts'
import { register } from '#platform/http/serve.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOfficeSite, type OfficeSite } from './office/office-site.ts'
import { withOwnDatabase } from './own-database.ts'

const CALLS: Record<Size, number> = { ci: 400, full: 10_000 }
const TAMPERED: Record<Size, number> = { ci: 20, full: 100 }
const AT_ONCE = 8
const DAY_MS = 86_400_000

const QUIET = { info: () => {}, error: () => {} }

/** Ends every connection of the office, even in the middle of a transaction. */
const kill = (db: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and query not like '%pg_terminate_backend%' and usename like '%\\_staff'`.execute(db)

type People = { readonly admin: { secret: string }; readonly catalog: { secret: string } }

async function oneCall(
  { office, clock }: OfficeSite,
  { admin, catalog }: People,
  place: number,
): Promise<void> {
  const from = new Date(clock.now().getTime() + 3_600_000 + place).toISOString()
  switch (place % 4) {
    case 0:
      await office.ask(admin, saveView, { body: { of: 'AUDIT', name: `v${place}`, filter: {} } })
      return
    case 1: {
      const [view] = (await office.ask(admin, listViews)).result ?? []
      if (view) await office.ask(admin, removeView, { params: { viewId: view.viewId } })
      return
    }
    case 2:
      await office.ask(admin, addStaff, { body: { name: `Ma ${place}` } })
      return
    default: {
      const body = { value: { pct: 5 }, from, why: 'an attack' }
      const made = await office.ask(catalog, proposeRule, { params: { key: 'tax.telecom' }, body })
      const open = made.result?.proposalId ?? made.facts?.['proposalId']
      if (open) await office.ask(catalog, withdrawProposal, { params: { proposalId: String(open) } })
    }
  }
}

/** Changes without an audit row, and audit rows of changes that do not exist. */
async function gaps(db: Database): Promise<number> {
  const { rows } = await sql<{ bad: number }>`select (
      (select count(*) from staff_view v where not exists (select from audit_entry a where a.call = 'saveView' and a.outcome = 'SUCCESS'
        and a.thing = 'view:' || v.id)) +
      (select count(*) from audit_entry a where a.call = 'saveView' and a.outcome = 'SUCCESS'
        and not exists (select from staff_view v where a.thing = 'view:' || v.id)
        and not exists (select from audit_entry r where r.call = 'removeView' and r.outcome = 'SUCCESS' and r.thing = a.thing)) +
      (select count(*) from staff s where s.added_by is not null and not exists (select from audit_entry a where a.call = 'addStaff'
        and a.outcome = 'SUCCESS' and a.thing = 'staff:' || s.id)) +
      (select count(*) from proposal p where not exists (select from audit_entry a where a.call = 'proposeRule' and a.outcome = 'SUCCESS'
        and a.after ->> 'proposalId' = p.id::text)) +
      (select count(*) from proposal p where p.state = 'WITHDRAWN' and not exists (select from audit_entry a
        where a.call = 'withdrawProposal' and a.outcome = 'SUCCESS' and a.after ->> 'proposalId' = p.id::text)))::int as bad`.execute(
    db,
  )
  return rows[0]?.bad ?? 0
}

const auditGap = (size: Size, serving?: Parameters<typeof withOfficeSite>[1]): Promise<Count> =>
  withOfficeSite(async (site) => {
    const people = { admin: await site.person('ADMIN'), catalog: await site.person('CATALOG') }
    for (let done = 0; done < CALLS[size]; done += AT_ONCE) {
      const calls = Array.from({ length: AT_ONCE }, (_, place) =>
        oneCall(site, people, done + place).catch(() => {}),
      )
      // Killed in the middle, after a different time in each round.
      if ((done / AT_ONCE) % 3 === 0) {
        await new Promise((resolve) => setTimeout(resolve, (done * 7) % 23))
        await kill(site.db)
      }
      await Promise.all(calls)
    }
    return { tried: CALLS[size], bad: await gaps(site.db) }
  }, serving)

/** The common mistake: the change first, its audit row afterwards. */
const afterwards: NonNullable<Parameters<typeof withOfficeSite>[1]> = {
  serving:
    (app, { db, clock }): ServeStaff =>
    (call, handler) =>
      register(app, call, async (request, reply) => {
        const { staff: who, params, body } = request
        if (!who) throw new Error('nobody')
        const sheet: Sheet = {}
        const work = { who, params, body, lang: 'en', now: clock.now(), sheet, request, reply } as const
        const answer = await inTransaction(db, (tx) =>
          handler({ ...work, tx } as Parameters<typeof handler>[0]),
        )
        if (!answer.ok) return sendRefusal(request, reply, answer)
        const { staffId, sessionId } = who
        const entry = { at: clock.now(), staffId, sessionId, call: call.id, outcome: 'SUCCESS', ...sheet }
        await makeAuditStore(db).write(entry)
        return reply.send(successBody(answer, request.id, 'en'))
      }),
}

const SIGNER = makeAuditSigner('ab'.repeat(32))
const START = new Date('2026-06-01T08:00:00Z')

/** Tampering by the database's owner: a row changed, deleted, added, moved, two swapped, a seal, a chain. */
const TRICKS = [
  (id: number) => sql`update audit_entry set reason = 'another' where id = ${id}`,
  (id: number) => sql`update audit_entry set staff_id = gen_random_uuid() where id = ${id}`,
  (id: number) => sql`update audit_entry set at = at + interval '1 second' where id = ${id}`,
  (id: number) => sql`delete from audit_entry where id = ${id}`,
  (id: number) =>
    sql`insert into audit_entry (at, day, call, outcome) select at, day, 'planted', 'SUCCESS' from audit_entry where id = ${id}`,
  (id: number) => sql`update audit_entry set day = day + 1 where id = ${id}`,
  (id: number) =>
    sql`update audit_entry a set after = b.after from audit_entry b where a.id = ${id} and b.id = ${id} + 1`,
  (id: number) =>
    sql`update audit_seal set rows = rows - 1 where day = (select day from audit_entry where id = ${id})`,
  (id: number) =>
    sql`update audit_seal set hash = sha256('x') where day = (select day from audit_entry where id = ${id})`,
  (id: number) => sql`delete from audit_seal where day = (select day from audit_entry where id = ${id})`,
]

const tamper = (size: Size, isLooked: boolean): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const db = makeDatabase(url)
    for (let row = 0; row < 200; row += 1)
      await makeAuditStore(db).write({
        at: new Date(START.getTime() + Math.floor(row / 20) * DAY_MS + row),
        staffId: null,
        sessionId: null,
        call: 'attacked',
        outcome: 'SUCCESS',
        after: { row },
      })
    const clock = fixedClock(new Date(START.getTime() + 20 * DAY_MS).toISOString())
    await makeKeepAudit({ db, clock, signer: SIGNER, log: QUIET })()
    let bad = 0
    for (let one = 0; one < TAMPERED[size]; one += 1) {
      const trick = TRICKS[one % TRICKS.length]
      const isFound = await db
        .transaction()
        .execute(async (tx) => {
          await sql`alter table audit_entry disable trigger all`.execute(tx)
          await trick?.(21 + ((one * 13) % 150)).execute(tx)
          // Without the guard nobody checks what is stored.
          const found = isLooked ? await brokenDays(tx as unknown as Database, SIGNER) : []
          throw new Undo(found.length > 0)
        })
        .catch((error: unknown) => {
          if (error instanceof Undo) return error.found
          throw error
        })
      if (!isFound) bad += 1
    }
    const clean = await brokenDays(db, SIGNER)
    await db.destroy()
    return { tried: TAMPERED[size], bad: bad + clean.length }
  })

class Undo extends Error {
  readonly found: boolean
  constructor(found: boolean) {
    super('undone')
    this.found = found
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'office.audit-gap',
    bar: 0,
    attack: (size) => auditGap(size),
    control: () => auditGap('ci', afterwards),
  },
  { name: 'office.tamper', bar: 0, attack: (size) => tamper(size, true), control: () => tamper('ci', false) },
]

import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROPOSAL_KIND_NAMES } from '#contracts/staff/proposal-kinds.ts'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { makeAuditStore } from '#modules/audit/index.ts'
import { makeAttacksReadModel } from '#modules/office/attacks-read-model.ts'
import { makeOfficeCallBackStore } from '#modules/office/call-back-store.ts'
import { makeDeskReadModel } from '#modules/office/desk-read-model.ts'
import { makeLinesReadModel } from '#modules/office/fibre-lines-read-model.ts'
import { makeMessageStore } from '#modules/office/message-store.ts'
import { makePaymentsReadModel } from '#modules/office/payments-read-model.ts'
import { makeRecordReadModel } from '#modules/office/record-read-model.ts'
import { makeUnansweredReadModel } from '#modules/office/unanswered-read-model.ts'
import { makeMissingPointsStore } from '#modules/loyalty/index.ts'
import { makeStockReadModel } from '#modules/vouchers/index.ts'
import { makeProposalStore } from '#modules/proposals/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { fillOffice, LINE, OFFICE_NOW } from './test-many-rows.ts'

let db: Database
beforeAll(async () => {
  const fresh = await freshDatabase()
  await fillOffice(fresh.db, { payments: 20_000, moves: 20_000, others: 5_000 })
  db = servedDatabase(fresh.url, 'staff')
}, 120_000)

const page = { after: null, limit: 26 }
const key = { at: OFFICE_NOW, id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' }

type Read = (tx: Tx) => Promise<unknown>

/** Every list of the office, its first page and a later one. */
const LISTS: Readonly<Record<string, Read>> = {
  payments: (tx) => makePaymentsReadModel(tx).list(page),
  'payments, further': (tx) => makePaymentsReadModel(tx).list({ ...page, after: key }),
  'payments of a state': (tx) => makePaymentsReadModel(tx).list({ ...page, state: 'HELD' }),
  'payments of a channel': (tx) => makePaymentsReadModel(tx).list({ ...page, channel: 'kbz' }),
  'payments of a day': (tx) => makePaymentsReadModel(tx).list({ ...page, from: OFFICE_NOW, to: OFFICE_NOW }),
  'a payment by its name': (tx) => makePaymentsReadModel(tx).named('P0000000000001Z', ['kbz'], 20),
  refunds: (tx) => makePaymentsReadModel(tx).refunds(undefined, null, 26),
  'refunds of a state': (tx) => makePaymentsReadModel(tx).refunds('DONE', null, 26),
  'moves without answer': (tx) => makeUnansweredReadModel(tx).list('MOVE', { ...page, now: OFFICE_NOW }),
  'payments without answer': (tx) =>
    makeUnansweredReadModel(tx).list('PAYMENT', { ...page, now: OFFICE_NOW }),
  'refunds without answer': (tx) => makeUnansweredReadModel(tx).list('REFUND', { ...page, now: OFFICE_NOW }),
  messages: (tx) => makeMessageStore(tx).list({ ...page, state: 'NEW', oldestFirst: true }),
  'messages, newest': (tx) => makeMessageStore(tx).list({ ...page, oldestFirst: false }),
  inbox: (tx) =>
    makeProposalStore(tx).list({ ...page, kinds: PROPOSAL_KIND_NAMES, state: 'PROPOSED', oldestFirst: true }),
  proposals: (tx) => makeProposalStore(tx).list({ ...page, kinds: PROPOSAL_KIND_NAMES, oldestFirst: false }),
  audit: (tx) => makeAuditStore(tx).search({ below: null, limit: 26 }),
  'audit of a thing': (tx) => makeAuditStore(tx).search({ thing: 'thing:7', below: null, limit: 26 }),
  'audit of a day': (tx) => makeAuditStore(tx).search({ day: '2026-11-16', below: null, limit: 26 }),
  'codes under attack': (tx) => makeAttacksReadModel(tx).numbers(null, 26),
  'history of a line': (tx) => makeRecordReadModel(tx).history(LINE, null, 26),
  'moves of a line': (tx) => makeRecordReadModel(tx).moves(LINE, null, 26),
  'orders of a line': (tx) => makeRecordReadModel(tx).orders(LINE, null, 26),
  'messages to a line': (tx) => makeRecordReadModel(tx).messages(LINE, null, 26),
  'what is unsure of a line': (tx) => makeRecordReadModel(tx).unsure(LINE),
  'new lines': (tx) => makeLinesReadModel(tx).list(page),
  'new lines of a state': (tx) => makeLinesReadModel(tx).list({ ...page, state: 'COMPLETED' }),
  'visits of a day': (tx) => makeLinesReadModel(tx).ofDay('2026-11-16', undefined),
  'call-backs': (tx) =>
    makeOfficeCallBackStore(tx).list({ ...page, view: 'OPEN', subjects: ['FIBRE', 'SIM'], staffId: key.id }),
  'call-backs, done': (tx) =>
    makeOfficeCallBackStore(tx).list({ ...page, view: 'DONE', subjects: ['FIBRE', 'SIM'], staffId: key.id }),
  vouchers: (tx) => makeStockReadModel(tx).list({ events: false, after: null, limit: 26 }),
  'vouchers, further': (tx) => makeStockReadModel(tx).list({ events: false, after: 'V-100', limit: 26 }),
  events: (tx) => makeStockReadModel(tx).list({ events: true, after: null, limit: 26 }),
  'points of a line': (tx) => makeMissingPointsStore(tx).list(LINE, 20),
  'the desk': (tx) => makeDeskReadModel(tx).messages(),
}

/** Any planner scans small tables; these are the ones that grow. */
const LARGE =
  /^(payment|payment_order|line_order|fibre_call_back|payment_refund|payment_step|contact_message|proposal|audit_entry|sms_message|otp_number|voucher_code|member_voucher|points_earn|value_(move|history).*)$/

/** Tables scanned sequentially since the transaction began. */
async function scanned(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ relname: string }>`select relname from pg_stat_xact_user_tables
    where seq_scan > 0 and seq_tup_read > 1000`.execute(tx)
  return rows.map(({ relname }) => relname).filter((name) => LARGE.test(name))
}

describe('lists of the office', () => {
  it.each(Object.entries(LISTS))('%s: nothing is read from end to end', async (_, read) => {
    const found = await db.transaction().execute(async (tx) => {
      await read(tx)
      return scanned(tx)
    })
    expect(found).toEqual([])
  })

  it('control: a list without an index is seen', async () => {
    const found = await db.transaction().execute(async (tx) => {
      await sql`select id from payment where way = 'none' order by expires_at limit 5`.execute(tx)
      return scanned(tx)
    })
    expect(found).toEqual(['payment'])
  })
})

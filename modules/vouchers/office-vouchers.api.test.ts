import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { collector } from '#apps/api/test-collector.ts'
import type { Person } from '#apps/api/test-shop.ts'
import { valueApp, VOUCHER_KEY, type ValueApp } from '#apps/api/test-value-app.ts'
import { officeAt, type Colleague, type Office } from '#apps/staff-api/test-office.ts'
import {
  findStaffVoucher,
  importVoucherCodes,
  listMerchants,
  listStock,
  markVoucherUsed,
  setMerchantPin,
} from '#contracts/staff/vouchers.ts'
import type { MemberVoucher } from '#contracts/vouchers.ts'
import { DEMO_PIN, seedVouchers } from '#db/seed/seed-vouchers.ts'

let site: ValueApp
let office: Office
let desk: Colleague
beforeAll(async () => {
  site = await valueApp({}, {})
  await seedVouchers(site.db, VOUCHER_KEY, site.clock.now())
  office = await officeAt(site)
  desk = await office.colleague('LOYALTY')
})

const TEA = 'TEA-SET'
const MERCHANT = 'shwe-la-min-tea'
const why = 'the outlet called'

const bring = (csv: string, voucherId = TEA) =>
  office.ask(desk, importVoucherCodes, { params: { voucherId }, body: { csv } })

const stockOf = async (voucherId: string) =>
  (await office.ask(desk, listStock, { body: { size: 100 } })).result.rows.find(
    (row) => row.voucherId === voucherId,
  )

const act = async (who: Person, id: string, what: string, payload: object = {}) =>
  site.inject('POST', `/loyalty-exchange/my-vouchers/${id}/${what}`, { token: who.token, payload })

/** A member with a revealed voucher. */
async function revealed() {
  const ann = await collector(site, [500, 60])
  await site.inject('POST', `/loyalty-exchange/vouchers/${TEA}/exchange`, {
    token: ann.token,
    key: site.newKey(),
    payload: { expectedPoints: 400 },
  })
  const { result } = await site.inject('GET', '/loyalty-exchange/my-vouchers', { token: ann.token })
  const id = (result as unknown as MemberVoucher[])[0]?.id ?? ''
  const shown = (await act(ann, id, 'reveal')).result as unknown as MemberVoucher
  return { ann, id, code: shown.codes[0] ?? '' }
}

const auditOf = async (thing: string) => {
  const { rows } = await sql<{ call: string; outcome: string; reason: string | null; text: string }>`
    select call, outcome, reason, row_to_json(a)::text as text from audit_entry a where thing = ${thing} order by id`.execute(
    site.db,
  )
  return rows
}

describe('codes of a merchant', () => {
  it('are taken once each: doubles and lines without a code are told by number, and none is repeated', async () => {
    const before = (await stockOf(TEA))?.free ?? 0
    const made = await bring('code,worth\nWDTEA0001,3500\nWDTEA0002,3500\nWDTEA0001,3500\n?,1\nWDTEA0003')
    expect(made.result).toEqual({ added: 3, doubles: [4], unreadable: [5] })
    const again = await bring('WDTEA0003\nWDTEA0004')
    expect(again.result).toEqual({ added: 1, doubles: [1], unreadable: [] })
    expect((await stockOf(TEA))?.free).toBe(before + 4)
    expect(made.text + again.text).not.toContain('WDTEA')
  })

  it('are sealed in the table, and stand in no row of the audit', async () => {
    await bring('WDSEALED77')
    const { rows } = await sql<{ sealed: Buffer; tag: Buffer }>`select sealed, tag from voucher_code`.execute(
      site.db,
    )
    expect(rows.length).toBeGreaterThan(60)
    const all = rows.map(({ sealed, tag }) => `${sealed.toString('latin1')}${tag.toString('latin1')}`).join()
    expect(all).not.toContain('WDSEALED77')
    const audit = await auditOf(`voucher:${TEA}`)
    expect(audit.at(-1)).toMatchObject({ call: 'importVoucherCodes', outcome: 'SUCCESS' })
    expect(audit.map(({ text }) => text).join()).not.toContain('WD')
    expect(audit.at(-1)?.text).toContain('"added": 1')
  })

  it('come 5,000 at once, larger than any other body, and no more', async () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, n) => `WD-${randomUUID()}`.slice(0, 30) + n)
    const made = await bring(list(5_000).join('\n'), 'MART-3000')
    expect(made.result).toMatchObject({ added: 5_000 })
    expect(await bring(list(5_001).join('\n'), 'MART-3000')).toMatchObject({ code: 'CODES_TOO_MANY' })
    expect(await bring('WDNONE01', 'NO-SUCH')).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are given out like those before, and counted as free, issued and used', async () => {
    await bring('WDCASE0001', 'COVER-CASE')
    const { id } = await revealed()
    const row = await stockOf(TEA)
    expect(row).toMatchObject({ onSale: true, startsAt: null, held: 0 })
    await office.ask(desk, markVoucherUsed, { params: { id }, body: { why } })
    expect(await stockOf(TEA)).toMatchObject({ issued: row?.issued, used: (row?.used ?? 0) + 1 })
  })

  it('pages go on where the one before ended, and events are a view of their own', async () => {
    const first = (await office.ask(desk, listStock, { body: { size: 3 } })).result
    expect(first.rows).toHaveLength(3)
    const second = (await office.ask(desk, listStock, { body: { size: 100, after: first.next } })).result
    const ids = [...first.rows, ...second.rows].map(({ voucherId }) => voucherId)
    expect(ids).toEqual([...new Set(ids)].toSorted())
    expect(ids).not.toContain('DINNER-2026')
    const events = (await office.ask(desk, listStock, { body: { view: 'EVENTS' } })).result.rows
    expect(events).toMatchObject([{ voucherId: 'DINNER-2026', held: 0, issued: 0, used: 0 }])
    expect(events[0]?.free).toBeGreaterThan(0)
  })
})

describe('the PIN of a merchant', () => {
  it('is said once, works at the outlet, ends the one before, and is kept nowhere', async () => {
    const { ann, id } = await revealed()
    const params = { merchantId: MERCHANT }
    const made = await office.ask(desk, setMerchantPin, { params, body: { why } })
    const { pin } = made.result
    expect(pin).toMatch(/^\d{6}$/)
    expect(await act(ann, id, 'use', { pin: DEMO_PIN })).toMatchObject({ code: 'VOUCHER_PIN_WRONG' })
    expect(await act(ann, id, 'use', { pin })).toMatchObject({ result: { state: 'USED' } })
    const merchants = await office.ask(desk, listMerchants)
    expect(merchants.result.find(({ merchantId }) => merchantId === MERCHANT)).toMatchObject({
      pinSetAt: site.clock.now().toISOString(),
      vouchers: 1,
    })
    expect(merchants.text).not.toContain(pin)
    const [row] = await auditOf(`merchant:${MERCHANT}`)
    expect(row).toMatchObject({ call: 'setMerchantPin', outcome: 'SUCCESS', reason: why })
    const kept = JSON.parse(row?.text ?? '{}') as { after: object }
    expect(kept.after).toEqual({ pinSetAt: site.clock.now().toISOString() })
    const [stored] = await site.db
      .selectFrom('voucher_merchant')
      .select('pin_tag')
      .where('id', '=', MERCHANT)
      .execute()
    expect(stored?.pin_tag?.toString('latin1')).not.toContain(pin)
    expect(
      await office.ask(desk, setMerchantPin, { params: { merchantId: 'nobody' }, body: { why } }),
    ).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe("a member's voucher", () => {
  it('after five wrong PINs only staff mark it as used, for a reason', async () => {
    const { ann, id, code } = await revealed()
    for (let n = 0; n < 5; n += 1) await act(ann, id, 'use', { pin: `00000${n}` })
    const found = await office.ask(desk, findStaffVoucher, { body: { merchantId: MERCHANT, code } })
    expect(found.result).toMatchObject({ id, state: 'REVEALED', triesLeft: 0, voucherId: TEA })
    expect(found.text).not.toContain(ann.number.slice(2))
    expect(found.text).not.toContain(code)
    expect((await office.ask(desk, markVoucherUsed, { params: { id }, body: {} })).code).toBe('VALIDATION')
    const used = await office.ask(desk, markVoucherUsed, { params: { id }, body: { why } })
    expect(used.result).toMatchObject({ state: 'USED', usedAt: site.clock.now().toISOString() })
    const again = await office.ask(desk, markVoucherUsed, { params: { id }, body: { why } })
    expect(again.code).toBe('VOUCHER_NOT_REVEALED')
    const audit = await auditOf(`member-voucher:${id}`)
    expect(audit.map(({ call, outcome }) => `${call} ${outcome}`)).toEqual([
      'findStaffVoucher SUCCESS',
      'markVoucherUsed SUCCESS',
      'markVoucherUsed VOUCHER_NOT_REVEALED',
    ])
    expect(audit.map(({ text }) => text).join()).not.toContain(code)
  })

  it('is found by its id too, by the code of its own merchant only, and never before it was given out', async () => {
    const { id, code } = await revealed()
    const find = (body: object) => office.ask(desk, findStaffVoucher, { body })
    expect((await find({ id })).result.id).toBe(id)
    expect((await find({ merchantId: 'padauk-mart', code })).code).toBe('NOT_FOUND')
    await bring('WDFREE0001')
    expect((await find({ merchantId: MERCHANT, code: 'WDFREE0001' })).code).toBe('NOT_FOUND')
    expect((await find({ id: randomUUID() })).code).toBe('NOT_FOUND')
  })

  it('that was not shown, or has ended, stays as it is', async () => {
    const { id } = await revealed()
    site.clock.forward(40 * 86_400_000)
    const later = await office.colleague('LOYALTY')
    const ended = await office.ask(later, markVoucherUsed, { params: { id }, body: { why } })
    expect(ended.code).toBe('VOUCHER_NOT_REVEALED')
    expect((await office.ask(later, findStaffVoucher, { body: { id } })).result.state).toBe('EXPIRED')
  })

  it('is nobody else’s business: those who only read change nothing', async () => {
    const [auditor, care] = [await office.colleague('AUDITOR'), await office.colleague('CARE_LEAD')]
    expect((await office.ask(auditor, listStock, { body: {} })).code).toBe('SUCCESS')
    expect((await office.ask(care, listStock, { body: {} })).code).toBe('FORBIDDEN')
    for (const who of [auditor, care]) {
      const params = { merchantId: MERCHANT, voucherId: TEA, id: randomUUID() }
      expect((await office.ask(who, setMerchantPin, { params, body: { why } })).code).toBe('FORBIDDEN')
      expect((await office.ask(who, importVoucherCodes, { params, body: { csv: 'AB12' } })).code).toBe(
        'FORBIDDEN',
      )
      expect((await office.ask(who, markVoucherUsed, { params, body: { why } })).code).toBe('FORBIDDEN')
    }
  })
})

import { randomInt } from 'node:crypto'
import { maskMsisdn } from '#contracts/msisdn.ts'
import {
  findStaffVoucher,
  importVoucherCodes,
  listMerchants,
  listStock,
  markVoucherUsed,
  setMerchantPin,
  type StaffVoucher,
} from '#contracts/staff/vouchers.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import {
  importCodes,
  makeCatalogueStore,
  makeCodeStore,
  makeMemberVoucherStore,
  makeStockReadModel,
  markUsed,
  readCodes,
  stateAt,
  triesLeftOf,
  type StockRow,
  type StoredVoucher,
  type VoucherSeal,
} from '#modules/vouchers/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { pageOfRows } from '#platform/http/key-page.ts'
import type { RecordDeps } from './record-deps.ts'

type Deps = Pick<RecordDeps, 'tag'> & { readonly seal: VoucherSeal }

const VOUCHER_KEY = /^[A-Z0-9-]{1,20}$/

const stockView = (row: StockRow, now: Date) => ({
  voucherId: row.id,
  title: row.title,
  titleMm: row.title_mm,
  merchant: { merchantId: row.merchant_id, name: row.merchant_name, nameMm: row.merchant_name_mm },
  points: row.points,
  saleTo: row.sale_to.toISOString(),
  onSale: row.sale_from <= now && row.sale_to > now,
  startsAt: row.starts_at?.toISOString() ?? null,
  free: row.free,
  held: row.held,
  issued: row.issued,
  used: row.used,
})

const memberView = (one: StoredVoucher, now: Date): StaffVoucher => ({
  id: one.id,
  voucherId: one.voucherId,
  title: one.title,
  titleMm: one.titleMm,
  merchant: { merchantId: one.merchantId, ...one.merchant },
  number: maskMsisdn(one.line),
  state: stateAt(one, now),
  points: one.points,
  seats: one.seats,
  issuedAt: one.takenAt.toISOString(),
  endsAt: one.endsAt.toISOString(),
  usedAt: one.usedAt?.toISOString() ?? null,
  triesLeft: triesLeftOf(one),
})

/** Stock and merchants of vouchers, and what staff do when an outlet cannot. */
export function voucherRoutes(serveStaff: ServeStaff, deps: Deps): void {
  const { seal } = deps

  serveStaff(listStock, async ({ tx, body: { view, after, size }, now }) => {
    const key = after !== null && VOUCHER_KEY.test(after) ? after : null
    const rows = await makeStockReadModel(tx).list({ events: view === 'EVENTS', after: key, limit: size + 1 })
    return ok(
      pageOfRows(
        rows,
        size,
        (row) => stockView(row, now),
        ({ id }) => id,
      ),
    )
  })

  serveStaff(importVoucherCodes, async ({ tx, params: { voucherId }, body, sheet }) => {
    sheet.thing = `voucher:${voucherId}`
    const merchantId = await makeStockReadModel(tx).merchantOf(voucherId)
    if (merchantId === null) return refused('NOT_FOUND')
    const read = readCodes(body.csv)
    if (!read.ok) return read
    const { codes, unreadable } = read.value
    const given = codes.map(({ code }) => code)
    const { added, doubles } = await importCodes(tx, seal, { voucherId, merchantId }, given)
    sheet.after = { added, doubles: doubles.length, unreadable: unreadable.length }
    return ok({
      added,
      doubles: doubles.flatMap((place) => codes[place - 1]?.line ?? []),
      unreadable: [...unreadable],
    })
  })

  merchantRoutes(serveStaff, deps)
  memberRoutes(serveStaff, deps)
}

function merchantRoutes(serveStaff: ServeStaff, { seal }: Deps): void {
  serveStaff(listMerchants, async ({ tx }) => {
    const rows = await makeStockReadModel(tx).merchants()
    return ok(
      rows.map((row) => ({
        merchantId: row.id,
        name: row.name,
        nameMm: row.name_mm,
        vouchers: row.vouchers,
        pinSetAt: row.pin_set_at?.toISOString() ?? null,
      })),
    )
  })

  serveStaff(setMerchantPin, async ({ tx, params: { merchantId }, body, now, sheet }) => {
    sheet.thing = `merchant:${merchantId}`
    sheet.reason = body.why
    const pin = String(randomInt(0, 1_000_000)).padStart(6, '0')
    const isSet = await makeCatalogueStore(tx).setPin(merchantId, seal.pinTag(merchantId, pin), now)
    if (!isSet) return refused('NOT_FOUND')
    // The audit records that there is a new PIN; the PIN itself is only in this answer.
    sheet.after = { pinSetAt: now.toISOString() }
    return ok({ pin })
  })
}

function memberRoutes(serveStaff: ServeStaff, { seal, tag }: Deps): void {
  serveStaff(findStaffVoucher, async ({ tx, body, now, sheet }) => {
    const id =
      'id' in body ? body.id : await makeCodeStore(tx).moveOf(seal.codeTags(body.merchantId, body.code))
    const found = id === null ? null : await makeMemberVoucherStore(tx).find(id)
    if (!found) return refused('NOT_FOUND')
    sheet.thing = `member-voucher:${found.id}`
    sheet.customer = tag(found.line)
    return ok(memberView(found, now))
  })

  serveStaff(markVoucherUsed, async ({ tx, params: { id }, body, now, sheet }) => {
    sheet.thing = `member-voucher:${id}`
    sheet.reason = body.why
    const marked = await markUsed(tx, id, now)
    if (!marked.ok) return marked
    sheet.customer = tag(marked.value.line)
    sheet.before = { state: 'REVEALED', wrongPins: marked.value.wrongPins }
    sheet.after = { state: 'USED' }
    return ok(memberView(marked.value, now))
  })
}

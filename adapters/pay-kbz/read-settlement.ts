import { parseKyat } from '#contracts/money.ts'
import type { SettlementLine, SettlementRead } from '#modules/payments/index.ts'

const HEAD = 'merch_code,day,kind,merch_order_id,mm_order_id,amount'
const KINDS = { PAY: 'PAYMENT', REFUND: 'REFUND', CHARGEBACK: 'CHARGEBACK', REVERSAL: 'REVERSAL' } as const
const isKind = (word: string): word is keyof typeof KINDS => Object.hasOwn(KINDS, word)

/** A day's file: one line per payment or refund, all of one merchant and day. An incomplete file is rejected as a whole. */
export function readKbzSettlement(bytes: Buffer): SettlementRead {
  const [head, ...rows] = bytes.toString('utf8').trim().split(/\r?\n/)
  if (head !== HEAD) return { ok: false, why: 'HEAD' }
  const lines: SettlementLine[] = []
  const owners = new Set<string>()
  for (const [at, row] of rows.entries()) {
    const [merchant = '', day = '', kind = '', reference = '', providerRef = '', amount = '', ...more] =
      row.split(',')
    const amountKyat = parseKyat(amount)
    if (more.length > 0 || !isKind(kind) || amountKyat === null || !reference)
      return { ok: false, why: `LINE ${at + 1}` }
    owners.add(`${merchant},${day}`)
    lines.push({ kind: KINDS[kind], reference, providerRef, amountKyat })
  }
  const [owner, ...others] = owners
  if (owner === undefined || others.length > 0) return { ok: false, why: 'MERCHANT_OR_DAY' }
  const [merchant = '', day = ''] = owner.split(',')
  return { ok: true, day, merchant, lines }
}

import { parseKyat } from '#contracts/money.ts'
import type { SettlementLine, SettlementRead } from '#modules/payments/index.ts'

const HEAD = 'merchantID;settlementDate;type;invoiceNo;tranRef;amount;currencyCode'
const KINDS = { S: 'PAYMENT', R: 'REFUND', C: 'CHARGEBACK', V: 'REVERSAL' } as const
const isKind = (word: string): word is keyof typeof KINDS => Object.hasOwn(KINDS, word)

/** A day's file, all of one merchant and day and in kyat. An incomplete file is rejected as a whole. */
export function readCardSettlement(bytes: Buffer): SettlementRead {
  const [head, ...rows] = bytes.toString('utf8').trim().split(/\r?\n/)
  if (head !== HEAD) return { ok: false, why: 'HEAD' }
  const lines: SettlementLine[] = []
  const owners = new Set<string>()
  for (const [at, row] of rows.entries()) {
    const [
      merchant = '',
      day = '',
      kind = '',
      reference = '',
      providerRef = '',
      amount = '',
      currency = '',
      ...more
    ] = row.split(';')
    const amountKyat = parseKyat(amount)
    const isWhole =
      more.length === 0 && isKind(kind) && amountKyat !== null && reference !== '' && currency === 'MMK'
    if (!isWhole) return { ok: false, why: `LINE ${at + 1}` }
    owners.add(`${merchant};${day}`)
    lines.push({ kind: KINDS[kind], reference, providerRef, amountKyat })
  }
  const [owner, ...others] = owners
  if (owner === undefined || others.length > 0) return { ok: false, why: 'MERCHANT_OR_DAY' }
  const [merchant = '', day = ''] = owner.split(';')
  return { ok: true, day, merchant, lines }
}

import * as z from 'zod'
import { parseKyat } from '#contracts/money.ts'
import type { Asked } from '#modules/payments/index.ts'
import type { KbzAnswer } from './kbz-requests.ts'

/** The meaning of their status words; any other is "not known". */
const MEANS = {
  WAIT_PAY: 'WAITING',
  PAYING: 'PROCESSING',
  PAY_FAILED: 'REFUSED',
  ORDER_EXPIRED: 'CLOSED',
  ORDER_CLOSED: 'CLOSED',
} as const satisfies Record<string, Asked['said']>

const isKnown = (word: string): word is keyof typeof MEANS => Object.hasOwn(MEANS, word)

const NOT_FOUND: ReadonlySet<string> = new Set(['ORDER_NOT_EXIST', 'ORDER_NOT_FOUND'])

const text = z.union([z.string(), z.number()]).transform(String)
const Trade = z.object({
  merch_order_id: text,
  mm_order_id: text.optional(),
  /** Seen with spaces around it. */
  trade_status: text.transform((word) => word.trim()),
  total_amount: text.optional(),
  trans_currency: z.string().optional(),
  merch_code: text.optional(),
})

/** The evidence we store contains no personal data. */
const evidenceOf = (answer: KbzAnswer): object => {
  const { result, code, mm_order_id: providerRef, trade_status: status, total_amount: amount } = answer
  return { result, code, providerRef, status, amount }
}

export function readTrade(answer: KbzAnswer): Asked {
  const evidence = evidenceOf(answer)
  if (answer.result !== 'SUCCESS')
    return { said: NOT_FOUND.has(String(answer.code)) ? 'NOT_FOUND' : 'NOT_KNOWN', evidence }
  const trade = Trade.safeParse(answer)
  if (!trade.success) return { said: 'NOT_KNOWN', evidence }
  const { trade_status: status, total_amount: amount, merch_order_id: reference } = trade.data
  if (isKnown(status)) return { said: MEANS[status], evidence }
  const amountKyat = amount === undefined ? null : parseKyat(amount)
  if (status !== 'PAY_SUCCESS' || amountKyat === null) return { said: 'NOT_KNOWN', evidence }
  return {
    said: 'PAID',
    reference,
    providerRef: trade.data.mm_order_id ?? '',
    amountKyat,
    currency: trade.data.trans_currency ?? '',
    merchant: trade.data.merch_code ?? '',
    evidence,
  }
}

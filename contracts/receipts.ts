import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'

const byNumber = z.object({ receiptNo: z.string().check(z.regex(/^[0-9A-Za-z-]{26,32}$/)) })

export const Receipt = z.object({
  receiptNo: z.string(),
  at: z.string(),
  kind: z.string(),
  state: z.enum(['COMPLETED', 'REVERSED']),
  /** Whole kyat. */
  amount: z.int(),
  packageName: z.nullable(z.string()),
  packageNameMm: Mm,
  /** With its middle masked; null when the holder of that time has ended their account. */
  line: z.nullable(z.string()),
  /** The other side of a gift or a share, hidden alike. */
  recipient: z.nullable(z.string()),
})
export type Receipt = z.infer<typeof Receipt>

export const verifyReceipt = defineCall({
  id: 'verifyReceipt',
  base: 'gateway',
  method: 'GET',
  path: '/receipts/:receiptNo',
  session: 'never',
  params: byNumber,
  result: Receipt,
  summary: 'Is this receipt ours? Says what was paid and when; numbers have their middle hidden.',
})

export const getReceiptPdf = defineCall({
  id: 'getReceiptPdf',
  base: 'gateway',
  method: 'GET',
  path: '/me/receipts/:receiptNo.pdf',
  session: 'contact',
  provenFor: 'TOPUP',
  params: byNumber,
  file: 'application/pdf',
  result: z.null(),
  summary:
    'The receipt of a finished move of the own line or of an own payment, in the language asked for; a guest gets those of payments.',
})

/** Below the site's own address; what the code on a receipt says. */
export const receiptPath = (receiptNo: string): string => `/#/receipt/${receiptNo}`

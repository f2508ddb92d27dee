import * as z from 'zod/mini'

/** DEBT is all that bills leave to be paid; LEAVING what a waived installation costs whoever leaves early. */
export const PRICE_LINE_KINDS = [
  'TOPUP',
  'MONTHLY',
  'ADD_ON',
  'INSTALL',
  'CABLE',
  'DISCOUNT',
  'VOUCHER',
  'DEBT',
  'LEAVING',
  'SERVICE_FEE',
  'TAX',
] as const

export const PriceLine = z.object({
  kind: z.enum(PRICE_LINE_KINDS),
  /** Which add-on; absent where the kind says it all. */
  code: z.optional(z.string()),
  qty: z.int(),
  unitAmount: z.int(),
  amount: z.int(),
})
export type PriceLine = z.infer<typeof PriceLine>

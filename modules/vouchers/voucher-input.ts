import * as z from 'zod/mini'
import type { LineStanding } from '#modules/identity/index.ts'
import type { CoreLine } from '#modules/value/index.ts'

export type VoucherInput = {
  readonly voucherId: string
  readonly expectedPoints: number
  readonly withGuest: boolean
  readonly withCode: boolean
}

export type VoucherFacts = { readonly own: CoreLine | null; readonly standing: LineStanding }

export const VoucherData = z.object({
  voucherId: z.string(),
  points: z.int(),
  seats: z.int(),
  endsAt: z.string(),
})
export type VoucherData = z.infer<typeof VoucherData>

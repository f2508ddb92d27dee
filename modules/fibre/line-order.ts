import * as z from 'zod/mini'
import type { SlotName, Visit } from '#contracts/fibre-orders.ts'
import { PriceLine } from '#contracts/price-line.ts'
import type { PlacedOrder } from '#modules/payments/index.ts'

/** Stored with the order when its price was fixed; contains no personal data. */
export const LineGoods = z.object({
  packageCode: z.string(),
  months: z.int(),
  bonusMonths: z.int(),
  addOns: z.array(z.object({ id: z.string(), monthlyKyat: z.int() })),
  monthlyKyat: z.int(),
  taxPct: z.number(),
  waivedKyat: z.int(),
  contractMonths: z.int(),
  lines: z.array(PriceLine),
})
export type LineGoods = z.infer<typeof LineGoods>

export const lineGoods = ({ goods }: Pick<PlacedOrder, 'goods'>): LineGoods => LineGoods.parse(goods)

/** Applicant, address and progress of a new line. */
export type LineRow = {
  readonly orderId: string
  readonly accountId: string | null
  readonly packageCode: string
  readonly months: number
  readonly addOnIds: readonly string[]
  readonly payOnSite: boolean
  readonly fullName: string
  readonly line: string
  readonly placeId: string
  readonly township: string
  readonly address: string
  readonly idShown: string | null
  readonly day: string | null
  readonly slot: SlotName | null
  readonly moves: number
  readonly engineerName: string | null
  readonly engineerLine: string | null
  readonly visitCode: string | null
  readonly contractNo: string | null
  /** Since when it is installed: the book is asked for the contract until it answers. */
  readonly openingAt: Date | null
}

export const visitOf = ({ day, slot }: Pick<LineRow, 'day' | 'slot'>): Visit | null =>
  day !== null && slot !== null ? { day, slot } : null

/** Normalises an address for comparison. */
export const addressKey = (placeId: string, address: string): string =>
  `${placeId}:${address
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')}`

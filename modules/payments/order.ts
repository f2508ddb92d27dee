import type { OrderType } from '#contracts/payments.ts'
import type { Lang } from '#contracts/language.ts'
import type { OrderState } from './states.ts'

export type PlacedOrder = {
  readonly id: string
  readonly orderNo: string
  readonly type: OrderType
  readonly owner: string | null
  readonly payer: string
  readonly receiver: string
  readonly guest: boolean
  readonly state: OrderState
  readonly bodyHash: Buffer
  readonly lang: Lang
  readonly totalKyat: number
  /** Parsed by its own kind before use. */
  readonly goods: unknown
  readonly createdAt: Date
  readonly expiresAt: Date
}

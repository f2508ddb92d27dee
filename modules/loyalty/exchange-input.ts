import type { LineStanding } from '#modules/identity/index.ts'
import type { CoreLine } from '#modules/value/index.ts'
import type { Answer } from '#platform/errors/answer.ts'
import type { OffBill } from './fibre-credit.ts'

export type ExchangeInput = {
  readonly offerId: string
  readonly expectedPoints: number
  /** Another number; null for the own line. */
  readonly receiver: string | null
  readonly contractNo: string | null
  /** The account that asks, whose contracts it may pay for. */
  readonly account: string
  readonly withCode: boolean
}

export type ExchangeFacts = {
  readonly own: CoreLine | null
  readonly receiver: CoreLine | null
  readonly standing: LineStanding
  readonly receiverStanding: LineStanding
  /** The most that may be paid of the contract's bill; null when the exchange is not for a bill. */
  readonly mostOffBill: Answer<OffBill> | null
}

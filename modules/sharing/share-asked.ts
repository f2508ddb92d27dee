import type { LineStanding } from '#modules/identity/index.ts'
import type { CoreLine } from '#modules/value/index.ts'
import type { ShareRule } from './share-rule.ts'

export type ShareInput = {
  readonly receiver: string
  readonly amount: number
  readonly expectedFee: number
  readonly message: string | null
}

/** What was found out about both lines before the sender was locked. */
export type ShareFacts = {
  readonly sender: CoreLine | null
  readonly receiver: CoreLine | null
  readonly senderStanding: LineStanding
  readonly receiverStanding: LineStanding
  readonly spentKyat: number
  readonly rule: ShareRule
}

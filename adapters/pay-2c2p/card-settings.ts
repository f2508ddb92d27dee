/** What 2C2P gives to an operator that becomes a merchant. */
export type CardSettings = {
  /** The base of `/payment/4.3`. */
  readonly url: string
  readonly merchant: string
  /** Signs in both directions, so our own messages could be sent back to us. */
  readonly key: string
  readonly settlementUrl: string | null
}

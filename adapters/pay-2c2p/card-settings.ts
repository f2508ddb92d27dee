/** What the operator gets from 2C2P when it becomes a merchant. */
export type CardSettings = {
  /** Below it is `/payment/4.3`. */
  readonly url: string
  readonly merchant: string
  /** Signs both ways, so what we sent could be sent back to us. */
  readonly key: string
  readonly settlementUrl: string | null
}

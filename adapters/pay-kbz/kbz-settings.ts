/** What the operator gets from KBZPay when it becomes a merchant. */
export type KbzSettings = {
  /** Below it are `precreate`, `queryorder` and `closeorder`. */
  readonly url: string
  /** Refunds have an address of their own, and want a client certificate. */
  readonly refundUrl: string
  /** The page a payer's browser opens. */
  readonly pageUrl: string
  /** Opens the app on the same phone; null until KBZ has told how. */
  readonly appLink: string | null
  readonly appId: string
  readonly merchant: string
  readonly key: string
  readonly certificate: { readonly cert: string; readonly key: string } | null
  /** A desk's refunds need no certificate. */
  readonly refundsWithout: boolean
  /** Where a day's file can be fetched; null where somebody brings it. */
  readonly settlementUrl: string | null
}

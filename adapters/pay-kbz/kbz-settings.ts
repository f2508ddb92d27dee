/** What KBZPay gives to an operator that becomes a merchant. */
export type KbzSettings = {
  /** The base of `precreate`, `queryorder` and `closeorder`. */
  readonly url: string
  /** Refunds have their own address and need a client certificate. */
  readonly refundUrl: string
  /** The page that the payer's browser opens. */
  readonly pageUrl: string
  /** Opens the app on the same phone; null until KBZ documents how. */
  readonly appLink: string | null
  readonly appId: string
  readonly merchant: string
  readonly key: string
  readonly certificate: { readonly cert: string; readonly key: string } | null
  /** In the demo refunds need no certificate. */
  readonly refundsWithout: boolean
  /** Where a day's file can be fetched; null where staff upload it. */
  readonly settlementUrl: string | null
}

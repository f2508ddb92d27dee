import type { Rules } from '#modules/rules/index.ts'
import type { LineDirectory, LineStanding } from '#modules/identity/index.ts'
import type { Product } from '#modules/packages/index.ts'
import type { CoreLine, OperatorCore } from '#modules/value/index.ts'

export type PurchaseInput = {
  readonly product: string
  readonly expectedPrice: number
  /** The offer its buyer was shown; clients of the release before do not send it. */
  readonly expectedOffer?: string | undefined
  readonly autoRenew: boolean
  readonly acceptOverlap: boolean
  /** The confirmation covers purchases made until then. */
  readonly toldUntil?: string | undefined
  /** The buyer wants to confirm it with a code. */
  readonly withCode: boolean
  /** The subscription this renews, when the product itself asks. */
  readonly renews: string | null
}

export type Facts = { readonly core: CoreLine | null; readonly standing: LineStanding }

export type ShopDeps = {
  readonly core: OperatorCore
  readonly lines: LineDirectory
  readonly rules: Rules
  /** Null when it is not on sale now. */
  readonly product: (id: string) => Product | null
}

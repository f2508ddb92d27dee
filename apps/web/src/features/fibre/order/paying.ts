/** How the last step is filled in. */
export type Paying = {
  readonly onSite: boolean
  /** The way to pay that was picked. */
  readonly picked: string | null
  /** Old enough, and has read the contract. */
  readonly agreed: boolean
  /** The last button was pressed. */
  readonly tried: boolean
}

export const NOT_PAYING: Paying = { onSite: false, picked: null, agreed: false, tried: false }

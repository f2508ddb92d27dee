/** One message on its way out. */
export type OutgoingSms = {
  readonly to: string
  readonly text: string
  /** How long the centre may try; it gives up at the same time as we do. */
  readonly validForSeconds: number
  readonly urgent: boolean
}

/**
 * What the centre said. `not-taken`: certainly not accepted, the same message may go again. `full`: the same, but let
 * others go first. `unknown`: the link was cut or the answer did not come, so it may or may not arrive.
 */
export type SubmitOutcome =
  | { readonly outcome: 'accepted'; readonly centre: string; readonly centreId: string | null }
  | { readonly outcome: 'not-taken' }
  | { readonly outcome: 'full' }
  | { readonly outcome: 'refused'; readonly status: string }
  | { readonly outcome: 'unknown' }

export type SmsReceipt = {
  readonly centre: string
  readonly centreId: string
  /** The number that the receipt names; if it is not the message's, the receipt is not believed. */
  readonly recipient: string
  readonly outcome: 'DELIVERED' | 'FAILED' | 'EXPIRED'
}

/** What notify needs from the operator's message centre. */
export type SmsCentre = {
  /** How many messages it would take now. */
  room(): number
  submit(sms: OutgoingSms): Promise<SubmitOutcome>
  /** Told whenever there may be room again. */
  onRoom(listener: () => void): void
  /** A receipt is confirmed to the centre only after the listener is done; the centre keeps those that fail and sends them again. */
  onReceipt(listener: (receipt: SmsReceipt) => Promise<void>): void
  close(): Promise<void>
}

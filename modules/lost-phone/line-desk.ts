/** The operator's system that takes orders about a line. */
export type LineDesk = {
  /** The same id is one order. SILENT means unknown: asked again with the same id. */
  suspend(order: SuspendOrder): Promise<'DONE' | 'REFUSED' | 'SILENT'>
  /** Null when the system gives out no PUKs. */
  puk(number: string): Promise<{ readonly puk: string | null } | 'SILENT'>
}

export type SuspendOrder = { readonly id: string; readonly number: string }

/** For an operator whose lines are in our own table: an order is done when it is written, and there are no PUKs. */
export const OWN_DESK: LineDesk = {
  suspend: async () => 'DONE',
  puk: async () => ({ puk: null }),
}

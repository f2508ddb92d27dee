/** Where the operator's own system takes orders about a line. */
export type LineDesk = {
  /** The same id twice is one order. SILENT: nobody knows whether it was taken; asked again with the same id. */
  suspend(order: SuspendOrder): Promise<'DONE' | 'REFUSED' | 'SILENT'>
  /** Null: it gives none out. */
  puk(number: string): Promise<{ readonly puk: string | null } | 'SILENT'>
}

export type SuspendOrder = { readonly id: string; readonly number: string }

/** For an operator whose lines are our own table: an order is done when it is written, and PUKs are in no table. */
export const OWN_DESK: LineDesk = {
  suspend: async () => 'DONE',
  puk: async () => ({ puk: null }),
}

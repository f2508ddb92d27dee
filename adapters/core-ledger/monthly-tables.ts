/** Tables of the ledger that get a partition for each month. */
export const LEDGER_MONTHLY = ['ledger.move', 'ledger.entry'] as const

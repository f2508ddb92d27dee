/** Tables of the ledger with a partition per month. */
export const LEDGER_MONTHLY = ['ledger.move', 'ledger.entry'] as const

/** Tables of this module with a partition per month. */
export const VALUE_MONTHLY = ['value_move', 'value_history'] as const

/** Tables of this module that get a partition for each month. */
export const VALUE_MONTHLY = ['value_move', 'value_history'] as const

/** Tables of this module that get a partition for each month. */
export const SHARING_MONTHLY = ['share_transfer'] as const

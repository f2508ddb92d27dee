/** Tables of this module with a partition per month. */
export const SHARING_MONTHLY = ['share_transfer'] as const

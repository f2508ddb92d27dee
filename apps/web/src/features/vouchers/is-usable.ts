import type { MemberVoucher } from '#contracts/vouchers.ts'

export const isUsable = ({ state }: Pick<MemberVoucher, 'state'>): boolean =>
  state === 'ISSUED' || state === 'REVEALED'

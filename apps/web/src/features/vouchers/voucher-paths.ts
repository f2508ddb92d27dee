import { VOUCHER_CLASSES, type VoucherClass } from '#contracts/vouchers.ts'
import { pathOf } from '../../navigation/paths.ts'

/** In the address: which voucher it is about; without it the page shows all that one has. */
export const VOUCHER_WANTED = 'id'

const segmentOf = (one: VoucherClass) => `${one.toLowerCase()}-class`

export const classPath = (one: VoucherClass): string =>
  pathOf('loyaltyVoucherExchange', { class: segmentOf(one) })

export const classAt = (segment: string | undefined): VoucherClass =>
  VOUCHER_CLASSES.find((one) => segmentOf(one) === segment) ?? 'C'

export const voucherPath = (voucherId: string): string =>
  `${pathOf('loyaltyVoucherDetail')}?${VOUCHER_WANTED}=${encodeURIComponent(voucherId)}`

export const ownVouchersPath = (): string => pathOf('loyaltyVoucherDetail')

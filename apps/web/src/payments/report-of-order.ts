import type { Order } from '#contracts/payments.ts'
import type { Report } from '../navigation/report-path.ts'

const CATEGORIES: Readonly<Record<Order['type'], string>> = {
  TOPUP: 'TOPUP_NOT_RECEIVED',
  FTTH_BILL: 'PAYMENT_NOT_POSTED',
  FTTH_PREPAY: 'PAYMENT_NOT_POSTED',
  FTTH_NEW: 'INSTALL_LATE',
  SERVICE_FEE: 'OTHER',
}

/** An order refers to its payments, so staff see both from the report. */
export const reportOfOrder = ({ orderId, type }: Pick<Order, 'orderId' | 'type'>): Report => ({
  service: type === 'TOPUP' || type === 'SERVICE_FEE' ? 'mobile' : 'ftth',
  category: CATEGORIES[type],
  thing: { kind: 'ORDER', id: orderId },
})

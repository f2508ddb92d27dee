import type { Transaction } from '#contracts/value.ts'
import type { Report } from '../../navigation/report-path.ts'

/** The most likely category of a problem with it; everything else is a question about the balance. */
const CATEGORIES: Partial<Readonly<Record<Transaction['type'], string>>> = {
  PACKAGE: 'PACKAGE_NOT_RECEIVED',
  RENEWAL: 'PACKAGE_NOT_RECEIVED',
  GIFT_OUT: 'PACKAGE_NOT_RECEIVED',
  GIFT_IN: 'PACKAGE_NOT_RECEIVED',
  TOPUP: 'TOPUP_NOT_RECEIVED',
  SHARE_OUT: 'SHARE_WRONG_NUMBER',
}

export function reportOf({ type, transactionId }: Pick<Transaction, 'type' | 'transactionId'>): Report {
  const thing = { kind: 'MOVE', id: transactionId } as const
  return type === 'FTTH_PAYMENT'
    ? { service: 'ftth', category: 'PAYMENT_NOT_POSTED', thing }
    : { service: 'mobile', category: CATEGORIES[type] ?? 'BALANCE_WRONG', thing }
}

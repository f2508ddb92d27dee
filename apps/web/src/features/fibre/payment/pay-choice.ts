import type { FibreContract, PayOption } from '#contracts/fibre-bills.ts'
import type { CreateOrder } from '#contracts/payments.ts'

/** An option has no id of its own. */
export const optionKey = ({ type, months }: PayOption): string => `${type}-${months}`

/** What is due comes first, then what most people pay ahead. */
export const firstOption = (options: readonly PayOption[]): PayOption | null =>
  options.find(({ type }) => type === 'FTTH_BILL') ?? options[0] ?? null

export type Proof = { readonly challengeId: string; readonly otp: string }

const isMonths = (months: number): months is 1 | 3 | 6 | 12 => [1, 3, 6, 12].includes(months)

/** The order for it, as it was shown. */
export function orderOf(
  option: PayOption,
  { contractNo }: FibreContract,
  lookupId: string | null,
  proof: Proof | null,
): CreateOrder | null {
  const about = { contractNo, ...(lookupId && { lookupId }), expectedTotal: option.total }
  switch (option.type) {
    case 'FTTH_BILL':
      return { type: 'FTTH_BILL', ...about }
    case 'FTTH_PREPAY':
      return isMonths(option.months) ? { type: 'FTTH_PREPAY', ...about, months: option.months } : null
    case 'SETTLEMENT':
      return proof && { type: 'FTTH_BILL', ...about, settle: true, ...proof }
  }
}

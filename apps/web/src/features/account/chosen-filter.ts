import type { Transaction } from '#contracts/value.ts'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import type { HistoryFilter } from '../../api/use-transactions.ts'
import { now } from '../../clock/now.ts'

export const TYPES: readonly Transaction['type'][] = [
  'PACKAGE',
  'RENEWAL',
  'GIFT_OUT',
  'GIFT_IN',
  'SHARE_OUT',
  'SHARE_IN',
  'REFUND',
]
export const STATUSES: readonly Transaction['status'][] = ['PENDING', 'SUCCEEDED', 'FAILED', 'REVERSED']
export const DAYS = [1, 7, 30, 90] as const

export type ChosenFilter = {
  readonly days: (typeof DAYS)[number] | null
  readonly type: Transaction['type'] | null
  readonly status: Transaction['status'] | null
}

export const NO_FILTER: ChosenFilter = { days: null, type: null, status: null }

export const countOf = (chosen: ChosenFilter): number =>
  Object.values(chosen).filter((value) => value !== null).length

/** Days in Yangon, today included. */
export const askedFor = ({ days, type, status }: ChosenFilter): HistoryFilter => ({
  ...(days !== null && { from: addDays(yangonDayKey(now()), 1 - days) }),
  ...(type !== null && { type }),
  ...(status !== null && { status }),
})

import type { FibreContract } from '#contracts/fibre-bills.ts'
import type { LineOrder } from '#contracts/fibre-orders.ts'
import { formatDate, formatKyat } from '#language/formats.ts'
import type { UsedWords } from '../i18n/use-words.ts'
import { pathOf } from '../navigation/paths.ts'

/** Ended long ago: nobody looks for it among what is coming. */
const OVER: readonly LineOrder['status'][] = ['COMPLETED', 'CANCELLED', 'REJECTED', 'EXPIRED']

export const isOnItsWay = ({ status }: Pick<LineOrder, 'status'>): boolean => !OVER.includes(status)

/** What an ended contract still owes is settled with a person, not paid from a card. */
export const isDue = ({ due, status }: Pick<FibreContract, 'due' | 'status'>): boolean =>
  due > 0 && status !== 'TERMINATED'

/** `42,000 Ks due on 20 November 2026`. */
export function dueText(
  { due, dueOn }: Pick<FibreContract, 'due' | 'dueOn'>,
  { t, lang }: UsedWords,
): string {
  const amount = formatKyat(due, lang)
  return dueOn
    ? t('fibre.card.due', { amount, date: formatDate(dueOn, lang) })
    : t('fibre.card.dueNow', { amount })
}

/** With `pay` what is due is ready to be paid there. */
export const contractPath = (contractNo: string, pay: boolean): string =>
  `${pathOf('homeInternetPayment')}?contract=${encodeURIComponent(contractNo)}${pay ? '&pay=1' : ''}`

export const trackPath = (orderId: string): string => `${pathOf('homeInternetTrack')}?order=${orderId}`

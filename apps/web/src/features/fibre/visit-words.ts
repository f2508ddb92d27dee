import type { SlotName, Visit } from '#contracts/fibre-orders.ts'
import type { UsedWords } from '../../i18n/use-words.ts'
import { planDay } from './plan-day.ts'

const HOURS: Readonly<Record<SlotName, readonly [string, string]>> = {
  AM: ['9:00', '12:00'],
  PM: ['13:00', '17:00'],
  EVE: ['17:00', '20:00'],
}

export const hoursOf = (slot: SlotName, { t }: Pick<UsedWords, 't'>): string => {
  const [from, to] = HOURS[slot]
  return t('fibre.visit.hours', { from, to })
}

/** `Tuesday 17 November, 9:00 to 12:00`. */
export const visitWords = ({ day, slot }: Visit, words: Pick<UsedWords, 't' | 'lang'>): string =>
  words.t('fibre.visit.when', { day: planDay(day, words.lang), hours: hoursOf(slot, words) })

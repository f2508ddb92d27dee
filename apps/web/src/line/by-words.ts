import { formatTime } from '#language/formats.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { UsedWords } from '../i18n/use-words.ts'
import { dayWords } from './day-words.ts'

/** `today, 18:00`: a promise has a day and a time. */
export const byWords = (at: string | number, words: Pick<UsedWords, 't' | 'lang'>): string =>
  words.t('account.dayAndTime', { day: dayWords(yangonDayKey(at), words), time: formatTime(at) })

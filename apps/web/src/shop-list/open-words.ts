import type { Lang } from '#contracts/language.ts'
import { formatDate } from '#language/formats.ts'
import type { OpenState } from '#language/open-hours.ts'
import { formatPlanDay } from '#language/weekdays.ts'
import type { Translate } from '../i18n/use-words.ts'

/** Farther ahead than this a day needs its year. */
const WITHOUT_YEAR_MS = 300 * 86_400_000

const dayOf = (at: Date, now: number, lang: Lang): string =>
  at.getTime() - now < WITHOUT_YEAR_MS ? formatPlanDay(at, lang) : formatDate(at, lang)

/** One sentence: whether it is open, and when that changes. */
export function openWords(state: OpenState, now: number, t: Translate, lang: Lang): string {
  switch (state.says) {
    case 'always':
      return t('shops.openAlways')
    case 'openUntil':
      return t('shops.openUntil', { time: state.time })
    case 'closesIn':
      return t('shops.closesIn', { count: state.minutes, number: String(state.minutes) })
    case 'opensToday':
      return t('shops.opensToday', { time: state.time })
    case 'opensTomorrow':
      return t('shops.opensTomorrow', { time: state.time })
    case 'opensOn':
      return t('shops.opensOn', { day: dayOf(state.at, now, lang), time: state.time })
    case 'closed':
      return t('shops.closed')
  }
}

export type OpenMark = 'open' | 'soon' | 'closed'

/** Colour never speaks alone: a dot, a diamond, an empty ring. */
export const markOf = ({ says }: OpenState): OpenMark =>
  says === 'closesIn' ? 'soon' : says === 'openUntil' || says === 'always' ? 'open' : 'closed'

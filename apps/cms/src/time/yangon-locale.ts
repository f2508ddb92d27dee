import type { Locale } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'
import { yangonDay, yangonMoment } from './yangon-moment.ts'

type Preprocessor = NonNullable<Locale['localize']['preprocessor']>

const HOURS = /^[hHkK]/

/**
 * Every date that Payload writes by itself goes through a locale of date-fns. This one says it as Yangon's clock has it, whatever
 * the browser's clock: a moment with the name of its zone, a day as a day.
 */
export function yangonLocale(zone: string, formatDistance = enGB.formatDistance): Locale {
  const preprocessor: Preprocessor = (date, parts) => {
    const at = new Date(date).toISOString()
    const isMoment = parts.some(({ isToken, value }) => isToken && HOURS.test(value))
    return [{ isToken: false, value: isMoment ? yangonMoment(at, zone) : yangonDay(at) }]
  }
  return { ...enGB, formatDistance, localize: { ...enGB.localize, preprocessor } }
}

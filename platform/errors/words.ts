import type { ErrorCode } from '#contracts/errors.ts'
import { DEFAULT_LANG, type Lang } from '#contracts/language.ts'
import en from '#i18n/en/errors.json' with { type: 'json' }
import my from '#i18n/my/errors.json' with { type: 'json' }
import { fillSlots, type Slots } from '#language/fill-slots.ts'
import { formatDate, formatInteger } from '#language/formats.ts'
import { startOfYangonDay } from '#language/yangon-day.ts'

type WordKey = keyof typeof en

const WORDS: Record<Lang, Record<WordKey, string>> = { en, my }

export type Said = { message: string; messageMm: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** As screens write them: 9,200, and 1 December 2026. */
function shown(value: string | number, lang: Lang): string {
  if (typeof value === 'number') return formatInteger(value)
  return DAY.test(value) ? formatDate(startOfYangonDay(value), lang) : value
}

const shownIn = (slots: Slots, lang: Lang): Slots =>
  Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, shown(value, lang)]))

/** `message` is in the requested language, `messageMm` always in Burmese. */
export function say(key: ErrorCode | WordKey, slots: Slots = {}, lang: Lang = DEFAULT_LANG): Said {
  const inLang = (one: Lang) => fillSlots(WORDS[one][key], shownIn(slots, one))
  return { message: inLang(lang), messageMm: inLang('my') }
}

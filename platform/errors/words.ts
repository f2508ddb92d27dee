import type { ErrorCode } from '#contracts/errors.ts'
import { DEFAULT_LANG, type Lang } from '#contracts/language.ts'
import en from '#i18n/en/errors.json' with { type: 'json' }
import my from '#i18n/my/errors.json' with { type: 'json' }
import { fillSlots, type Slots } from '#language/fill-slots.ts'
import { formatInteger } from '#language/formats.ts'

type WordKey = keyof typeof en

const WORDS: Record<Lang, Record<WordKey, string>> = { en, my }

export type Said = { message: string; messageMm: string }

/** As screens write them: 9,200. */
const inDigits = (slots: Slots): Slots =>
  Object.fromEntries(
    Object.entries(slots).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatInteger(value) : value,
    ]),
  )

/** `message` speaks the language that was asked for, `messageMm` is always Burmese. */
export function say(key: ErrorCode | WordKey, slots: Slots = {}, lang: Lang = DEFAULT_LANG): Said {
  const filled = inDigits(slots)
  return { message: fillSlots(WORDS[lang][key], filled), messageMm: fillSlots(WORDS.my[key], filled) }
}

import type { ErrorCode } from '#contracts/errors.ts'
import { DEFAULT_LANG, type Lang } from '#contracts/language.ts'
import en from '#i18n/en/errors.json' with { type: 'json' }
import my from '#i18n/my/errors.json' with { type: 'json' }
import { fillSlots, type Slots } from '#language/fill-slots.ts'

type WordKey = keyof typeof en

const WORDS: Record<Lang, Record<WordKey, string>> = { en, my }

export type Said = { message: string; messageMm: string }

/** `message` speaks the language that was asked for, `messageMm` is always Burmese. */
export function say(key: ErrorCode | WordKey, slots: Slots = {}, lang: Lang = DEFAULT_LANG): Said {
  return { message: fillSlots(WORDS[lang][key], slots), messageMm: fillSlots(WORDS.my[key], slots) }
}

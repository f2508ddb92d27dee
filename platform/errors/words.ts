import type { ErrorCode } from '#contracts/errors.ts'
import { DEFAULT_LANG, type Lang } from '#contracts/language.ts'
import en from '#i18n/en/errors.json' with { type: 'json' }
import my from '#i18n/my/errors.json' with { type: 'json' }

type WordKey = keyof typeof en
type Slots = Readonly<Record<string, string | number>>

const WORDS: Record<Lang, Record<WordKey, string>> = { en, my }

/** `{{slot}}` is filled; a slot nobody filled stays visible, so that it is noticed. */
const fill = (text: string, slots: Slots): string =>
  text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(slots[name] ?? slot))

export type Said = { message: string; messageMm: string }

/** `message` speaks the language that was asked for, `messageMm` is always Burmese. */
export function say(key: ErrorCode | WordKey, slots: Slots = {}, lang: Lang = DEFAULT_LANG): Said {
  return { message: fill(WORDS[lang][key], slots), messageMm: fill(WORDS.my[key], slots) }
}

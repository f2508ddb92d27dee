import { useSyncExternalStore } from 'react'
import type { Lang } from '#contracts/language.ts'
import type { TextKey } from '#i18n/keys.generated.ts'
import type { Slots } from '#language/fill-slots.ts'
import { currentLang } from './lang.ts'
import { pickText, type PickedText } from './pick-text.ts'
import { subscribeToWords, translate, wordsVersion } from './words.ts'

export type Translate = (key: TextKey, slots?: Slots) => string

export type UsedWords = {
  readonly lang: Lang
  readonly t: Translate
  /** For content that editors write in both languages. */
  readonly pick: (value: string, valueMm: string | null | undefined) => PickedText
}

/** Typed texts: an unknown key is a compile error. */
export function useWords(): UsedWords {
  useSyncExternalStore(subscribeToWords, wordsVersion, wordsVersion)
  const lang = currentLang()
  return {
    lang,
    t: (key, slots) => translate(key, slots),
    pick: (value, valueMm) => pickText(value, valueMm, lang),
  }
}

import { useTranslation } from 'react-i18next'
import type { Lang } from '#contracts/language.ts'
import type { TextKey } from '#i18n/keys.generated.ts'
import { pickText, type PickedText } from './pick-text.ts'

type Slots = Readonly<Record<string, string | number>>

export type Translate = (key: TextKey, slots?: Slots) => string

export type UsedWords = {
  readonly lang: Lang
  readonly t: Translate
  /** Content that editors write in both languages. */
  readonly pick: (value: string, valueMm: string | null | undefined) => PickedText
}

/** Typed texts: a key that is in no file is a compile error. */
export function useWords(): UsedWords {
  const { t, i18n } = useTranslation()
  const lang: Lang = i18n.language === 'en' ? 'en' : 'my'
  return {
    lang,
    t: (key, slots) => t(key, slots ?? {}),
    pick: (value, valueMm) => pickText(value, valueMm, lang),
  }
}

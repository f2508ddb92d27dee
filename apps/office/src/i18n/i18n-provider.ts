import { brand } from '#brand'
import en from '#i18n/en/office.json'
import my from '#i18n/my/office.json'
import { fillSlots, type Slots } from '#language/fill-slots.ts'
import type { I18nProvider } from 'react-admin'
import type { Lang } from '#contracts/language.ts'
import { currentLang, setLang } from './lang.ts'

const TEXTS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, my }

const formOf = (lang: Lang, count: unknown): string => (lang === 'en' && count === 1 ? '_one' : '_other')

/** Keys that a text is missing for, so that a journey can find them. */
export const missingTexts = new Set<string>()

/** Slots come from us as they are, from react-admin among its own options. */
export function translate(key: string, options: Record<string, unknown> = {}): string {
  const lang = currentLang()
  const text =
    TEXTS[lang][key] ?? TEXTS[lang][`${key}${formOf(lang, options['count'] ?? options['smart_count'])}`]
  if (text === undefined) {
    // React-admin hands labels that are words already through the same door; `_` is its own fallback.
    if (key.startsWith('ra.')) missingTexts.add(key)
    return typeof options['_'] === 'string' ? options['_'] : key
  }
  return fillSlots(text, { brand: brand.name[lang], ...(options as Slots) })
}

export const hasText = (key: string): boolean => key in TEXTS.en || `${key}_other` in TEXTS.en

export const i18nProvider: I18nProvider = {
  translate,
  changeLocale: (locale: string) => {
    setLang(locale === 'my' ? 'my' : 'en')
    return Promise.resolve()
  },
  getLocale: currentLang,
  getLocales: () => [
    { locale: 'en', name: 'English' },
    { locale: 'my', name: 'မြန်မာ' },
  ],
}

import { DEFAULT_LANG, LANGUAGES, type Lang } from '#contracts/language.ts'
import { storedValue } from '../session/stored-value.ts'

export const LANG_KEY = '__LANG__'

const saved = storedValue(LANG_KEY, () => localStorage)

const isLang = (value: string | null): value is Lang => LANGUAGES.some((lang) => lang === value)

/** The earlier choice, otherwise Burmese, whatever the browser's language is. */
export function savedLang(): Lang {
  const value = saved.read()
  return isLang(value) ? value : DEFAULT_LANG
}

let lang: Lang = savedLang()

export const currentLang = () => lang

export function setCurrentLang(next: Lang): void {
  lang = next
  // Even assigning the same value makes the browser recalculate all styles.
  if (document.documentElement.lang !== next) document.documentElement.lang = next
}

export const saveLang = (next: Lang) => saved.write(next)

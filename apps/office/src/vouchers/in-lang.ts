import { currentLang } from '../i18n/lang.ts'

/** A name in the language of whoever reads it, where it has one. */
export const inLang = (text: string, textMm: string | null): string =>
  currentLang() === 'my' ? (textMm ?? text) : text

import { currentLang } from '../i18n/lang.ts'

/** A name in the reader's language, where it has one. */
export const inLang = (text: string, textMm: string | null): string =>
  currentLang() === 'my' ? (textMm ?? text) : text

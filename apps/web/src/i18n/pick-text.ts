import type { Lang } from '#contracts/language.ts'

export type PickedText = { readonly text: string; readonly lang: Lang }

/** Burmese where it exists, otherwise English, with the language that was used. */
export function pickText(value: string, valueMm: string | null | undefined, lang: Lang): PickedText {
  return lang === 'my' && valueMm?.trim() ? { text: valueMm, lang: 'my' } : { text: value, lang: 'en' }
}

import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { fillSlots, type Slots } from '#language/fill-slots.ts'
import { currentLang } from './lang.ts'

export type Words = Readonly<Record<string, string>>

const texts = new Map<Lang, Record<string, string>>()
const listeners = new Set<() => void>()
let changes = 0
let onMissing: ((lang: Lang) => void) | null = null

/** From now on a missing text is empty and gets fetched; before, as in tests of a component, its key is shown. */
export function beginWords(fetchMissing: (lang: Lang) => void): void {
  onMissing = fetchMissing
}

export const hasWords = (lang: Lang): boolean => texts.has(lang)

/** No mounted component uses them yet, so nothing rerenders. */
export function addWords(lang: Lang, words: Words): void {
  texts.set(lang, { ...texts.get(lang), ...words })
}

/** Rerenders everything that shows texts. */
export function wordsChanged(): void {
  changes += 1
  for (const listener of listeners) listener()
}

export function subscribeToWords(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const wordsVersion = () => changes

/** Burmese has one plural form. */
const formOf = (lang: Lang, count: unknown) => (lang === 'en' && count === 1 ? 'one' : 'other')

function find(lang: Lang, key: string, count: unknown): string | undefined {
  const own = texts.get(lang)
  return own?.[key] ?? own?.[`${key}_${formOf(lang, count)}`]
}

export const hasText = (key: string): boolean => find(currentLang(), key, undefined) !== undefined

/** Keys are flat: `frame.login` is one key, not a path. */
export function translate(key: string, slots: Slots = {}): string {
  const lang = currentLang()
  const text = find(lang, key, slots['count'])
  if (text === undefined) {
    if (!onMissing) return key
    if (hasWords(lang)) onMissing(lang)
    return ''
  }
  return fillSlots(text, {
    brand: brand.name[lang],
    company: brand.legalName[lang],
    hotline: brand.hotline,
    ...slots,
  })
}

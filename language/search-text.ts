import { toLatinDigits } from './digits.ts'
import { normalizeBurmese } from './normalize.ts'
import { syllables } from './syllables.ts'

/**
 * The form in which texts and queries meet: one spelling, lower case, Latin digits, and a blank between all syllables
 * and words. Looking for ` query` inside it then finds whole syllables anywhere, and the beginning of the last one
 * while somebody is still typing.
 */
export function searchKey(...texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => (text ? searchTokens(text) : []))
  return ` ${words.join(' ')} `
}

/** Every blank-separated part of the query must be found; a query without letters finds nothing. */
export const matchesSearch = (key: string, query: string): boolean => searchFor(query)(key)

/** The same for many keys: the query is read once, which is most of the work. */
export function searchFor(query: string): (key: string) => boolean {
  const parts = searchParts(query)
  return (key) => parts.length > 0 && parts.every((part) => key.includes(part))
}

/** What must be found in a key, each part for itself. */
export const searchParts = (query: string): string[] =>
  query
    .split(/\s+/)
    .map(searchTokens)
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => ` ${tokens.join(' ')}`)

/** Syllables and words of a text in the form that search compares. */
export const searchTokens = (text: string): string[] =>
  syllables(plain(text)).flatMap((token) => token.match(WORD) ?? [])

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Latin accents go, Burmese marks stay; the two spellings of the last syllable of "package" are one. */
function plain(text: string): string {
  const latin = text.normalize('NFD').replace(/[\u0300-\u036F]/g, '')
  return toLatinDigits(normalizeBurmese(latin).toLowerCase()).replace(
    /\u1002\u103B\u103A/g,
    '\u1001\u103B\u103A',
  )
}

/** More than three columns do not fit a phone, and nobody compares four. */
export const MOST_COMPARED = 3

const KEY = 'compare'

/** Codes of the chosen packages, from the address; null when nothing is compared at all. */
export function readCompared(search: string): readonly string[] | null {
  const written = new URLSearchParams(search).get(KEY)
  if (written === null) return null
  return [...new Set(written.split(',').filter(Boolean))].slice(0, MOST_COMPARED)
}

/** Comparing begins with none chosen; null ends it. */
export function writeCompared(search: string, codes: readonly string[] | null): string {
  const query = new URLSearchParams(search)
  if (codes === null) query.delete(KEY)
  else query.set(KEY, codes.slice(0, MOST_COMPARED).join(','))
  return query.toString().replaceAll('%2C', ',')
}

/** Chosen when it was not, and the other way round; a fourth is not taken. */
export const toggled = (codes: readonly string[], code: string): readonly string[] =>
  codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code].slice(0, MOST_COMPARED)

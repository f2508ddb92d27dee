/** More than three columns do not fit a phone, and nobody compares four. */
export const MOST_COMPARED = 3

/** Codes of the ticked packages, from the address. */
export function readCompared(search: string): string[] {
  const codes = (new URLSearchParams(search).get('compare') ?? '').split(',').filter(Boolean)
  return [...new Set(codes)].slice(0, MOST_COMPARED)
}

export function writeCompared(search: string, codes: readonly string[]): string {
  const query = new URLSearchParams(search)
  if (codes.length === 0) query.delete('compare')
  else query.set('compare', codes.slice(0, MOST_COMPARED).join(','))
  return query.toString().replaceAll('%2C', ',')
}

/** Ticked when it was not, and the other way round; a fourth is not taken. */
export const toggled = (codes: readonly string[], code: string): readonly string[] =>
  codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code].slice(0, MOST_COMPARED)

import { storedValue } from '../../session/stored-value.ts'

const MOST = 4
const stored = storedValue('roamRecent', () => localStorage)

export const recentCountries = (): readonly string[] =>
  (stored.read() ?? '').split(',').filter((country) => /^[A-Z]{2}$/.test(country))

/** The last one first; the fifth is forgotten. */
export function rememberCountry(country: string): void {
  const list = [country, ...recentCountries().filter((other) => other !== country)]
  stored.write(list.slice(0, MOST).join(','))
}

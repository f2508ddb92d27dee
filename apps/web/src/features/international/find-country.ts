import { toLatinDigits } from '#language/digits.ts'
import { matchesSearch, searchKey } from '#language/search-text.ts'

type Named = {
  readonly country: string
  readonly name: string
  readonly nameMm: string
  readonly dialCode?: string
}

const keys = new WeakMap<Named, string>()

function keyOf(named: Named): string {
  const known = keys.get(named)
  if (known !== undefined) return known
  const key = searchKey(named.name, named.nameMm, named.country)
  keys.set(named, key)
  return key
}

const DIGITS = /^(?:\+|00)?([0-9]{1,7})$/

/** By name in either language, by the two letters of the country, or by the digits one dials: `66`, `+66`, `0066`, `၆၆`. */
export function findCountry<T extends Named>(list: readonly T[], readings: readonly string[]): readonly T[] {
  const wanted = readings.map((reading) => toLatinDigits(reading.trim())).filter((reading) => reading !== '')
  if (wanted.length === 0) return list
  return list.filter((one) => wanted.some((reading) => fits(one, reading)))
}

function fits(one: Named, reading: string): boolean {
  const digits = DIGITS.exec(reading.replace(/\s/g, ''))?.[1]
  if (digits === undefined) return matchesSearch(keyOf(one), reading)
  // A pasted number has the code and more; while typing, the code is only begun.
  return one.dialCode !== undefined && (one.dialCode.startsWith(digits) || digits.startsWith(one.dialCode))
}

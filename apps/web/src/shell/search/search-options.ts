import { searchFor, searchKey } from '#language/search-text.ts'

/** One line of the static list. `destination` and `link` are the seed's; the rest helps people who type Burmese. */
export type SearchOption = {
  readonly destination: string
  readonly link: string
  readonly destinationMm?: string
  readonly keywords?: readonly string[]
}

const MOST_SHOWN = 8

const burmeseKeys = new WeakMap<SearchOption, string>()

function keyOf(option: SearchOption): string {
  const known = burmeseKeys.get(option)
  if (known !== undefined) return known
  const key = searchKey(option.destinationMm, ...(option.keywords ?? []))
  burmeseKeys.set(option, key)
  return key
}

/**
 * Letters anywhere in the destination, in either case, come first; then Burmese names and other words for the same
 * thing. The link itself is never searched. `readings` are what the typed text may mean: Zawgyi has two.
 */
export function findOptions(options: readonly SearchOption[], readings: readonly string[]): SearchOption[] {
  const wanted = readings.map((reading) => reading.trim()).filter(Boolean)
  const byName = options.filter((option) =>
    wanted.some((reading) => option.destination.toLowerCase().includes(reading.toLowerCase())),
  )
  const finders = wanted.map(searchFor)
  const byWords = options.filter(
    (option) => !byName.includes(option) && finders.some((isIn) => isIn(keyOf(option))),
  )
  return [...byName, ...byWords].slice(0, MOST_SHOWN)
}

type Places = readonly number[]

/**
 * Where each syllable and word stands in thousands of search keys. Looking into each key took twenty milliseconds; with this, only
 * those are looked into that have the rarest part of the query.
 */
export function makeKeyIndex(keys: readonly string[]): (parts: readonly string[]) => number[] {
  const places = new Map<string, number[]>()
  for (const [place, key] of keys.entries())
    for (const token of new Set(key.split(' '))) {
      const known = places.get(token)
      if (known) known.push(place)
      else places.set(token, [place])
    }
  places.delete('')
  const tokens = [...places.keys()].toSorted(byUnit)

  /** Where tokens begin like this one: the last of a query may be typed only halfway. */
  function placesBeginning(begun: string): Places {
    const found: Places[] = []
    for (let at = firstNotBefore(tokens, begun); tokens[at]?.startsWith(begun); at += 1)
      found.push(places.get(tokens[at] ?? '') ?? [])
    const [only = [], ...others] = found
    return others.length === 0 ? only : [...new Set(found.flat())]
  }

  function candidatesFor(part: string): Places {
    const [first = '', ...others] = part.trim().split(' ')
    return others.length > 0 ? (places.get(first) ?? []) : placesBeginning(first)
  }

  /** The places of the keys that have all parts, in their order. */
  return function placesWith(parts) {
    const [rarest = []] = parts.map(candidatesFor).toSorted((a, b) => a.length - b.length)
    return rarest
      .filter((place) => parts.every((part) => keys[place]?.includes(part)))
      .toSorted((a, b) => a - b)
  }
}

/** As `startsWith` compares, whatever the language. */
const byUnit = (a: string, b: string): number => Number(a > b) - Number(a < b)

function firstNotBefore(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

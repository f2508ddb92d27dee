import type { FoundGroup, SearchGroup, SearchHit } from '#contracts/search.ts'
import { searchFor, searchParts } from '#language/search-text.ts'
import { readings } from '#language/zawgyi.ts'
import { perGeneration, type Generation } from '#modules/content/index.ts'
import { makeKeyIndex } from './key-index.ts'
import { spellingsOf } from './spellings.ts'
import { makeTextKeys } from './text-keys.ts'

type Text = string | null

/** Something that can be found. */
export type Entry = {
  readonly hit: SearchHit
  /** Its names, which rank first. */
  readonly names: readonly Text[]
  /** What it is about. */
  readonly texts: readonly Text[]
}

export type Source = {
  readonly group: SearchGroup
  readonly entries: (generation: Generation) => readonly Entry[]
}

const MOST_IN_A_GROUP = 4

type Prepared = {
  readonly entries: readonly { readonly hit: SearchHit; readonly name: string }[]
  readonly placesWith: ReturnType<typeof makeKeyIndex>
}

function prepare(entries: readonly Entry[], keyOfText: (text: string) => string): Prepared {
  const keyOf = (texts: readonly Text[]) => texts.map((text) => (text ? keyOfText(text) : '')).join('')
  const keyed = entries.map(({ hit, names, texts }) => ({ hit, name: keyOf(names), about: keyOf(texts) }))
  return {
    entries: keyed,
    placesWith: makeKeyIndex(keyed.map(({ name, about }) => name + about)),
  }
}

/** Those whose name fits come first. */
function firstHits({ entries, placesWith }: Prepared, wanted: readonly string[]): SearchHit[] {
  const places = new Set(wanted.flatMap((wish) => placesWith(searchParts(wish))))
  const finders = wanted.map(searchFor)
  const [named, rest]: [SearchHit[], SearchHit[]] = [[], []]
  for (const place of [...places].toSorted((a, b) => a - b)) {
    const one = entries[place]
    if (!one) continue
    const found = finders.some((isIn) => isIn(one.name)) ? named : rest
    found.push(one.hit)
    if (named.length === MOST_IN_A_GROUP) break
  }
  return [...named, ...rest].slice(0, MOST_IN_A_GROUP)
}

/** Searches everything in memory, in both languages, Zawgyi included. A text is read once, as long as it stays. */
export function makeSearch(
  sources: readonly Source[],
): (generation: Generation, typed: string) => FoundGroup[] {
  const keysOfNextGeneration = makeTextKeys()
  const prepared = perGeneration((generation) => {
    const keyOfText = keysOfNextGeneration()
    return sources.map(({ group, entries }) => ({ group, ...prepare(entries(generation), keyOfText) }))
  })
  return (generation, typed) => {
    const wanted = readings(typed).flatMap(spellingsOf)
    return prepared(generation).flatMap(({ group, ...texts }) => {
      const hits = firstHits(texts, wanted)
      return hits.length > 0 ? [{ group, hits }] : []
    })
  }
}

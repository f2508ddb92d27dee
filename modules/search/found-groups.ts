import type { FoundGroup, SearchGroup, SearchHit } from '#contracts/search.ts'
import { htmlText } from '#language/html-text.ts'
import { matchesSearch, searchKey } from '#language/search-text.ts'
import { readings } from '#language/zawgyi.ts'
import { perGeneration, type Generation } from '#modules/content/index.ts'
import { sizeForms, spellingsOf } from './spellings.ts'

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

const keyOf = (texts: readonly Text[]): string =>
  searchKey(...texts.flatMap((text) => (text ? sizeForms(text.includes('<') ? htmlText(text) : text) : [])))

/** Searches everything in memory, in both languages, Zawgyi included. Texts are prepared once per generation of the content. */
export function makeSearch(
  sources: readonly Source[],
): (generation: Generation, typed: string) => FoundGroup[] {
  const prepared = perGeneration((generation) =>
    sources.map(({ group, entries }) => ({
      group,
      entries: entries(generation).map(({ hit, names, texts }) => ({
        hit,
        name: keyOf(names),
        all: keyOf([...names, ...texts]),
      })),
    })),
  )
  return (generation, typed) => {
    const wanted = readings(typed).flatMap(spellingsOf)
    const fits = (key: string) => wanted.some((wish) => matchesSearch(key, wish))
    return prepared(generation).flatMap(({ group, entries }) => {
      const named = entries.filter(({ name }) => fits(name))
      const rest =
        named.length < MOST_IN_A_GROUP ? entries.filter((one) => !named.includes(one) && fits(one.all)) : []
      const hits = [...named, ...rest].slice(0, MOST_IN_A_GROUP).map(({ hit }) => hit)
      return hits.length > 0 ? [{ group, hits }] : []
    })
  }
}

import { htmlText } from '#language/html-text.ts'
import { searchFor, searchKey } from '#language/search-text.ts'
import { readings } from '#language/zawgyi.ts'
import { perGeneration, type Generation } from './generation.ts'

type Text = string | null

/**
 * Words in both languages over a list that fits into memory. Burmese is matched by syllables anywhere in the text; words typed in Zawgyi
 * are understood. An empty query finds everything. Texts are prepared once per generation.
 */
export function makeTextSearch<Item>(
  itemsOf: (generation: Generation) => readonly Item[],
  textsOf: (item: Item) => readonly Text[],
): (generation: Generation, keyword: string) => readonly Item[] {
  const keys = perGeneration((generation) =>
    itemsOf(generation).map((item) => searchKey(...textsOf(item).map(visible))),
  )
  return (generation, keyword) => {
    const items = itemsOf(generation)
    if (keyword.trim() === '') return items
    const wishes = readings(keyword).map(searchFor)
    const searched = keys(generation)
    return items.filter((_, at) => wishes.some((isIn) => isIn(searched[at] ?? '')))
  }
}

const visible = (text: Text): Text => (text?.includes('<') ? htmlText(text) : text)

import { htmlText } from '#language/html-text.ts'
import { searchKey } from '#language/search-text.ts'
import { sizeForms } from './spellings.ts'

const readText = (text: string): string => searchKey(...sizeForms(text.includes('<') ? htmlText(text) : text))

/**
 * The search key of each text, kept from one generation of the content to the next. Reading ten thousand posts takes most of a second,
 * in which nobody else is answered, and an editor changes one at a time.
 */
export function makeTextKeys(read = readText): () => (text: string) => string {
  let kept: ReadonlyMap<string, string> = new Map()
  return function ofNextGeneration() {
    const before = kept
    const now = new Map<string, string>()
    kept = now
    return (text) => {
      const key = now.get(text) ?? before.get(text) ?? read(text)
      now.set(text, key)
      return key
    }
  }
}

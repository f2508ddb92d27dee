import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'

type Named = { readonly name: string; readonly nameMm: string | null }

/** A name in the reader's language; rerendered when that changes. */
export function usePlaceName(): (named: Named) => string {
  useWords()
  return ({ name, nameMm }) => (currentLang() === 'my' ? (nameMm ?? name) : name)
}

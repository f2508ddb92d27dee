import { syllables } from './syllables.ts'

/** The key under which the words come with the texts. */
export const LINE_WORDS = 'lines.words'

let words: RegExp | undefined

/** What `linePattern` wrote. It comes with the texts of the language, so that no script carries a dictionary. */
export function learnLineWords(source: string): void {
  words = new RegExp(source, 'g')
}

/** What a line does not divide: words with their particles, or syllables as long as nobody has told the words. */
export const linePieces = (text: string): string[] => (words && text.match(words)) ?? syllables(text)

/** More than one sentence: these may end a line between any two syllables, but the last one ends with a whole word. */
const PROSE = /\u104B./

/** A name that stands alone, of a country or a package: it fits any line, and nobody could list them all. */
const NAME = /^\S{1,12}$/

export const piecesOf = (text: string): string[] => (NAME.test(text) ? [text] : prosePieces(text))

/** The same for a text that is no name, however short. */
export function prosePieces(text: string): string[] {
  const pieces = linePieces(text)
  if (!PROSE.test(text)) return pieces
  const last = pieces[pieces.length - 1] ?? ''
  return [...syllables(text.slice(0, text.length - last.length)), last]
}

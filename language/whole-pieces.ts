import { browserCuts } from './browser-cuts.ts'
import { piecesOf } from './line-pieces.ts'

const BURMESE = /[\u1000-\u109F]/
/** More than this is wider than a narrow phone. */
const LONGEST = 16

/** A piece of a text; a whole one must stay on one line. */
export type Piece = { readonly text: string; readonly whole: boolean }

/**
 * Browsers break Burmese lines by a dictionary, and inside words it does not know (ဖို|က်ဘာ) also within a syllable,
 * which reads like a torn letter. The same dictionary tells here where it would; the words and syllables it would divide
 * are named, all other text is left as it is. Null when there is nothing to mend.
 */
export function wholePieces(text: string): readonly Piece[] | null {
  const cuts = BURMESE.test(text) && browserCuts(text)
  if (!cuts) return null
  const mayCut = new Set(cuts)
  const pieces: Piece[] = []
  let at = 0
  let run = ''
  let isTorn = false
  const end = () => {
    const last = pieces[pieces.length - 1]
    if (last && !last.whole && !isTorn) pieces[pieces.length - 1] = { text: last.text + run, whole: false }
    else if (run) pieces.push({ text: run, whole: isTorn })
    run = ''
    isTorn = false
  }
  for (const piece of piecesOf(text)) {
    // A word that only the dictionary knows goes on: its particles hold on to all of it.
    if (mayCut.has(at) || run.length + piece.length > LONGEST) end()
    run += piece
    for (let inside = 1; inside < piece.length; inside += 1)
      isTorn ||= mayCut.has(at + inside) && BURMESE.test(piece)
    at += piece.length
  }
  end()
  return pieces.some(({ whole }) => whole) ? pieces : null
}

import { syllables } from './syllables.ts'

const BURMESE = /[\u1000-\u109F]/

/** A piece of a text; a whole one must stay on one line. */
export type Piece = { readonly text: string; readonly whole: boolean }

let kept: Intl.Segmenter | undefined

/** It takes a cheap phone a tenth of a second to open the dictionary, so nobody does before there is a text to ask about. */
const segmenter = () => (kept ??= new Intl.Segmenter('my', { granularity: 'word' }))

/**
 * Browsers break Burmese lines by a dictionary, and inside words it does not know (ဖို|က်ဘာ) also within a syllable,
 * which reads like a torn letter. The same dictionary tells here where it would; those syllables are named, all other
 * text is left as it is. Null when there is nothing to mend.
 */
export function wholeSyllables(text: string): readonly Piece[] | null {
  if (typeof Intl.Segmenter !== 'function' || !BURMESE.test(text)) return null
  const cuts = [...segmenter().segment(text)].map(({ index }) => index)
  const pieces: Piece[] = []
  let at = 0
  let run = ''
  let cut = 0
  for (const syllable of syllables(text)) {
    const end = at + syllable.length
    while ((cuts[cut] ?? Infinity) <= at) cut += 1
    if ((cuts[cut] ?? Infinity) < end && BURMESE.test(syllable)) {
      pieces.push({ text: run, whole: false }, { text: syllable, whole: true })
      run = ''
    } else run += syllable
    at = end
  }
  if (pieces.length === 0) return null
  return [...pieces, { text: run, whole: false }].filter((piece) => piece.text !== '')
}

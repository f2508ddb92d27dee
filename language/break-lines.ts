import { browserCuts } from './browser-cuts.ts'
import { prosePieces } from './line-pieces.ts'
import { openStretches } from './open-stretches.ts'
import { glueKilledLetters, startsSyllable, syllables } from './syllables.ts'

const ZERO_WIDTH_SPACE = '\u200B'
const WORD_JOINER = '\u2060'
const VIRAMA = '\u1039'
const BURMESE = /[\u1000-\u109F]/

/**
 * Chromium breaks lines inside loanwords (ပ|က်ကေ့ချ်). This tells it where a line may end: between words only.
 * A stacked letter and its neighbours are left alone, because there Chromium's own dictionary knows the word and our
 * marks would hide the word from it. For rendering, never for text that is stored, compared or sent.
 */
export function breakLines(text: string): string {
  if (!BURMESE.test(text)) return text
  const edges = edgesOf(text)
  const tokens = syllables(text)
  const nearStack = tokens.map((_, at) => tokens.slice(Math.max(0, at - 1), at + 2).some(hasStack))
  let place = 0
  return tokens
    .map((token, at) => {
      const edge = place
      place += token.length
      if (!startsSyllable(token)) return token
      const left = nearStack[at] && nearStack[at - 1]
      const mark = !left && mayEndLine(tokens[at - 1]) ? between(edges.has(edge), tokens[at - 1]) : ''
      return mark + (nearStack[at] ? token : glueKilledLetters(token, WORD_JOINER))
    })
    .join('')
}

/** Ends of our pieces where the browser would end a line too: a word that only it knows is not divided either. */
function edgesOf(text: string): ReadonlySet<number> {
  const cuts = browserCuts(text)
  const edges = new Set<number>()
  let at = 0
  for (const piece of prosePieces(text)) edges.add((at += piece.length))
  return cuts ? openStretches(text, { edges: new Set(cuts.filter((cut) => edges.has(cut))), cuts }) : edges
}

const between = (isEdge: boolean, before = ''): string =>
  isEdge ? ZERO_WIDTH_SPACE : startsSyllable(before) ? WORD_JOINER : ''

const hasStack = (token: string): boolean => token.includes(VIRAMA)

const mayEndLine = (token = ''): boolean => startsSyllable(token) || token === '၊' || token === '။'

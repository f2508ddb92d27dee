import { browserCuts } from '#language/browser-cuts.ts'
import { learnLineWords, piecesOf } from '#language/line-pieces.ts'
import { linePattern } from '#language/line-words.ts'
import { openStretches } from '#language/open-stretches.ts'
import { syllables } from '#language/syllables.ts'
import type { ShownPage, ShownText } from './read-lines.ts'

export type Find = { readonly kind: string; readonly shown: string }

learnLineWords(linePattern())

const BURMESE = /[\u1000-\u109F]/
const MARK = /[\u102B-\u103E]/
const ORPHAN = /(?:^|[^\u1000-\u109F\u25CC])[\u102B-\u103E]|\u25CC/
const BURMESE_DIGIT = /[\u1040-\u1049](?!\u104B)/
/** Less is the rounding of a box, not a letter that is missing something. */
const CUT_PX = 1.5
const AROUND = 14

function edgesOf(pieces: readonly string[]): ReadonlySet<number> {
  let at = 0
  return new Set(pieces.map((piece) => (at += piece.length)))
}

const around = (text: string, at: number): string =>
  `${text.slice(Math.max(0, at - AROUND), at)} / ${text.slice(at, at + AROUND)}`

/** A word that is wider than a whole line has to be divided. */
function isTooWide(mayEnd: (at: number) => boolean, { text, widths, room }: ShownText, end: number): boolean {
  let [from, to] = [end - 1, end + 1]
  while (from > 0 && !mayEnd(from)) from -= 1
  while (to < text.length && !mayEnd(to)) to += 1
  return widths.slice(from, to).reduce((sum, width) => sum + width, 0) > room
}

function brokenAt(of: ShownText): (end: number) => Find[] {
  const { text, where } = of
  const whole = edgesOf(syllables(text))
  const words = edgesOf(piecesOf(text))
  // A word that only the dictionary knows: its middle is an edge of ours, but no browser ends a line there by itself.
  const cuts = new Set(browserCuts(text))
  const open = openStretches(text, {
    edges: new Set([...words].filter((at) => cuts.has(at))),
    cuts: [...cuts],
  })
  const isProse = text.includes('။') && text.indexOf('။') < text.length - 1
  const isEdge = (at: number) => words.has(at) && (isProse || cuts.has(at))
  const mayEnd = (at: number) => open.has(at) || isEdge(at)
  return (end) => {
    const [before, after] = [text.charAt(end - 1), text.charAt(end)]
    if (!BURMESE.test(before) || !BURMESE.test(after)) return []
    const shown = `${where}: ${around(text, end)}`
    if (MARK.test(after)) return [{ kind: 'dotted circle', shown }]
    if (!whole.has(end)) return [{ kind: 'torn syllable', shown }]
    if (mayEnd(end) || isTooWide(isEdge, of, end)) return []
    return [{ kind: 'split word', shown }]
  }
}

/** What is wrong with one text, wherever it stands. */
export function judgeText(shown: ShownText): Find[] {
  const { text, ends, cut, where } = shown
  const finds = ends.flatMap(brokenAt(shown))
  const orphan = ORPHAN.exec(text)
  if (orphan) finds.push({ kind: 'dotted circle', shown: `${where}: ${around(text, orphan.index)}` })
  const digit = BURMESE_DIGIT.exec(text)
  if (digit) finds.push({ kind: 'Burmese digit', shown: `${where}: ${around(text, digit.index)}` })
  if (cut.ink > CUT_PX)
    finds.push({
      kind: 'clipped mark',
      shown: `${where}: ${text.slice(0, 2 * AROUND)} (${cut.ink.toFixed(1)} px)`,
    })
  if (cut.side > CUT_PX)
    finds.push({
      kind: 'cut at the side',
      shown: `${where}: ${text.slice(0, 2 * AROUND)} (${cut.side.toFixed(1)} px)`,
    })
  return finds
}

export const judgePage = ({ texts, tooWide }: ShownPage): Find[] => [
  ...texts.flatMap(judgeText),
  ...(tooWide > 0 ? [{ kind: 'page too wide', shown: `${tooWide} px` }] : []),
]

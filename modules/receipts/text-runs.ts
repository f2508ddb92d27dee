import { syllables } from '#language/syllables.ts'

export type Run = { readonly text: string; readonly burmese: boolean }

const RUNS = /[\u1000-\u109F\u200B-\u200D\u25CC]+|[^\u1000-\u109F\u200B-\u200D\u25CC]+/g
const BURMESE = /[\u1000-\u109F]/

/** One font has Burmese, another everything else: a text is split into runs. */
export const textRuns = (text: string): Run[] =>
  (text.match(RUNS) ?? []).map((run) => ({ text: run, burmese: BURMESE.test(run) }))

/** Words and spaces; Burmese, which has no spaces between words, by syllables. */
const pieces = (text: string): string[] =>
  text.split(/(\s+)/).flatMap((word) => (BURMESE.test(word) ? syllables(word) : word ? [word] : []))

/** Lines of at most this width. A single piece that is wider gets a line of its own. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text)) {
    if (line && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trim())
      line = piece.trimStart()
    } else line += piece
  }
  return line.trim() ? [...lines, line.trim()] : lines
}

import { syllables } from '#language/syllables.ts'

export type Run = { readonly text: string; readonly burmese: boolean }

const RUNS = /[\u1000-\u109F\u200B-\u200D\u25CC]+|[^\u1000-\u109F\u200B-\u200D\u25CC]+/g
const BURMESE = /[\u1000-\u109F]/

/** One font knows Burmese, another everything else: a text is a row of runs. */
export const textRuns = (text: string): Run[] =>
  (text.match(RUNS) ?? []).map((run) => ({ text: run, burmese: BURMESE.test(run) }))

/** Words and blanks; a Burmese word, which knows no blanks, as its syllables. */
const pieces = (text: string): string[] =>
  text.split(/(\s+)/).flatMap((word) => (BURMESE.test(word) ? syllables(word) : word ? [word] : []))

/** Lines no wider than that. A piece that is wider alone stands alone. */
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

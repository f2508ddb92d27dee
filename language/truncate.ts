import { syllables } from './syllables.ts'

/** A letter with its accents, an emoji with its skin, family or flag: never shown in halves. */
const CLUSTER = /\r\n|\p{RI}\p{RI}|[^](?:[\p{M}\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]|\u200D[^\p{M}\s]?)*/gu

const BURMESE = /[\u1000-\u109F]/

/**
 * At most `maxUnits` of the text (counted as `length` counts), then `ellipsis`, which appears only when something was
 * cut. Burmese is cut between syllables, everything else between clusters.
 */
export function truncateBySyllable(text: string, maxUnits: number, ellipsis = '…'): string {
  if (text.length <= maxUnits) return text
  // A syllable that straddles the edge must be seen whole; no sane cluster is longer than this.
  const window = text.slice(0, maxUnits + LONGEST_CLUSTER_UNITS)
  let kept = ''
  for (const piece of pieces(window)) {
    if (kept.length + piece.length > maxUnits) break
    kept += piece
  }
  return kept.replace(/[\s\u104A,;:]+$/, '') + ellipsis
}

const LONGEST_CLUSTER_UNITS = 64

function* pieces(text: string): Generator<string> {
  for (const token of syllables(text)) {
    if (BURMESE.test(token)) yield token
    else yield* token.match(CLUSTER) ?? []
  }
}

import { startsSyllable, syllables } from './syllables.ts'

/** More letters than this are wider than a phone whose text is set large, and would be torn anywhere. */
const LONGEST = 16
const LEAST_SYLLABLES = 2

type Ends = { readonly edges: ReadonlySet<number>; readonly cuts: readonly number[] }

/**
 * Where lines may end, with more places in stretches that are too long for one: there a word gives way between its particles, where
 * the browser's dictionary has a cut, but never so that a single one begins the next line.
 */
export function openStretches(text: string, { edges, cuts }: Ends): ReadonlySet<number> {
  const starts = syllableStarts(text)
  const open = new Set(edges)
  let from = 0
  for (const to of [...edges, text.length].sort((a, b) => a - b)) {
    if (to - from > LONGEST)
      for (const cut of cuts)
        if (cut > from && between(starts, cut, to) >= LEAST_SYLLABLES && starts.includes(cut)) open.add(cut)
    from = to
  }
  return open
}

const between = (starts: readonly number[], from: number, to: number): number =>
  starts.filter((at) => at >= from && at < to).length

function syllableStarts(text: string): number[] {
  let at = 0
  return syllables(text).flatMap((token) => {
    const start = at
    at += token.length
    return startsSyllable(token) ? [start] : []
  })
}

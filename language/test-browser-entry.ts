/** Bundled into a page by `chromium.test.ts`. */
import { breakLines } from './break-lines.ts'

export { formatDateTime, formatKyat } from './formats.ts'
export { excerptOf } from './html-text.ts'
export { matchesSearch, searchKey } from './search-text.ts'
export { readings } from './zawgyi.ts'

const WIDTHS_PX = [80, 100, 140, 180, 240, 320]

export type Breaks = { readonly all: number; readonly wrong: number }

/**
 * Sets the text into boxes of many widths and counts the line ends, and those that are not among `edges`. Invisible
 * characters are not counted as places, so that both forms of a text have the same edges.
 */
export function countBreaks(text: string, repaired: boolean, edges: readonly number[]): Breaks {
  const allowed = new Set(edges)
  const ends = WIDTHS_PX.flatMap((width) => lineEnds(repaired ? breakLines(text) : text, width))
  return { all: ends.length, wrong: ends.filter((end) => !allowed.has(end)).length }
}

function lineEnds(text: string, widthPx: number): number[] {
  const box = document.getElementById('box')
  if (!box) throw new Error('no box')
  box.style.width = `${widthPx}px`
  box.textContent = text
  const node = box.firstChild as Text
  const range = document.createRange()
  const ends: number[] = []
  let place = 0
  let lineTop: number | undefined
  for (let at = 0; at < text.length; at += 1) {
    if (/[\u200B\u2060]/.test(text.charAt(at))) continue
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const rect = [...range.getClientRects()].at(-1)
    if (rect && rect.width > 0) {
      if (lineTop !== undefined && rect.top - lineTop > 4) ends.push(place)
      lineTop = rect.top
    }
    place += 1
  }
  return ends
}

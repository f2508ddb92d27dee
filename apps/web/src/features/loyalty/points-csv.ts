import type { PointChange } from '#contracts/loyalty.ts'
import { yangonDayKey, yangonTimeText } from '#language/yangon-day.ts'

type Words = {
  readonly heads: readonly string[]
  readonly kindOf: (change: PointChange) => string
  readonly whyOf: (change: PointChange) => string
}

/** A cell that begins like a formula is read as one by spreadsheets. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

/** A row per change, newest first as on the screen. The mark in front tells spreadsheets that it is Unicode. */
export function pointsCsv(changes: readonly PointChange[], { heads, kindOf, whyOf }: Words): string {
  const rows = changes.map((change) =>
    [
      cell(`${yangonDayKey(change.at)} ${yangonTimeText(change.at)}`),
      cell(kindOf(change)),
      change.points,
      change.balanceAfter,
      cell(whyOf(change)),
    ].join(','),
  )
  return `\u{feff}${[heads.map(cell).join(','), ...rows].join('\r\n')}\r\n`
}

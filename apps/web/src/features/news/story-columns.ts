const FEWEST = 2
const WIDTHS = [3, 4]

/** How many stories stand side by side on a wide screen, so that the last row is as full as it can be. */
export function storyColumns(count: number): number {
  if (count <= FEWEST) return FEWEST
  const holes = (columns: number) => (columns - (count % columns)) % columns
  return WIDTHS.reduce((best, columns) => (holes(columns) < holes(best) ? columns : best))
}

export type PageEntry = { kind: 'page'; page: number } | { kind: 'gap'; id: string }

/** First, last, and one page on each side of the current one; a gap stands only where two or more are left out. */
export function pageWindow(page: number, pages: number): PageEntry[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages])
  if (page <= 4) [2, 3].forEach((near) => wanted.add(near))
  if (page >= pages - 3) [pages - 1, pages - 2].forEach((near) => wanted.add(near))
  const shown = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return shown.flatMap((number, index): PageEntry[] => {
    const before = shown[index - 1]
    const entry: PageEntry = { kind: 'page', page: number }
    return before !== undefined && number - before > 1
      ? [{ kind: 'gap', id: `gap-${number}` }, entry]
      : [entry]
  })
}

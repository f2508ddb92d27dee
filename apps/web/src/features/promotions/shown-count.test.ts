import { describe, expect, it } from 'vitest'
import { hasMore, needsNextPage, STEP } from './shown-count.ts'

const PAGE = 10

/** Presses Show more until it is gone, with a server that gives ten posts a page. */
function pressThrough(total: number): { shown: number[]; pages: number } {
  let pages = 1
  let wanted = STEP
  const loaded = () => Math.min(total, pages * PAGE)
  const rest = () => ({ more: loaded() < total, loading: false })
  const shown = [Math.min(wanted, loaded())]
  while (hasMore(loaded(), wanted, rest())) {
    if (needsNextPage(loaded(), wanted + STEP, rest())) pages += 1
    wanted += STEP
    shown.push(Math.min(wanted, loaded()))
  }
  return { shown, pages }
}

describe('Show more on the promotions page', () => {
  it.each([
    [0, [0], 1],
    [3, [3], 1],
    [4, [4], 1],
    [5, [4, 5], 1],
    [9, [4, 8, 9], 1],
    [10, [4, 8, 10], 1],
    [11, [4, 8, 11], 2],
    [25, [4, 8, 12, 16, 20, 24, 25], 3],
  ])('S-156 S-157 S-158 %d posts are shown as %j from %d server pages', (total, shown, pages) => {
    expect(pressThrough(total)).toEqual({ shown, pages })
  })

  it('does not ask twice for the page that is on its way', () => {
    expect(needsNextPage(10, 12, { more: true, loading: true })).toBe(false)
  })
})

const BLOCKS = /<(?:h[1-6]|p|li|td|th|blockquote|figure|picture|article|section|div|span|a)\b[^>]*>/g
const HAS_ID = /\sid="/

/** The element id at which the browser opens the page. */
export const CHANGED = 'changed'

function firstDifference(before: string, after: string): number {
  let at = 0
  while (at < after.length && before[at] === after[at]) at += 1
  return at
}

/**
 * Marks the element with the first difference from the previous page; without it a reloaded frame would be back at the top with every
 * word.
 */
export function markChange(before: string | undefined, after: string): string {
  if (before === undefined || before === after) return after
  const at = firstDifference(before, after)
  const holding = [...after.matchAll(BLOCKS)].findLast(
    ({ index, 0: tag }) => index <= at && !HAS_ID.test(tag),
  )
  if (!holding) return after
  const end = holding.index + holding[0].length - 1
  return `${after.slice(0, end)} id="${CHANGED}"${after.slice(end)}`
}

const REMEMBERED = 20

/** The last page of each open form, kept in memory for this comparison only. */
export function makeLastPages(): (form: string, page: string) => string | undefined {
  const pages = new Map<string, string>()
  return (form, page) => {
    const before = pages.get(form)
    pages.delete(form)
    pages.set(form, page)
    const [oldest] = pages.keys()
    if (pages.size > REMEMBERED && oldest !== undefined) pages.delete(oldest)
    return before
  }
}

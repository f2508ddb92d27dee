const BLOCKS = /<(?:h[1-6]|p|li|td|th|blockquote|figure|picture|article|section|div|span|a)\b[^>]*>/g
const HAS_ID = /\sid="/

/** The name under which a page tells the browser where to open. */
export const CHANGED = 'changed'

function firstDifference(before: string, after: string): number {
  let at = 0
  while (at < after.length && before[at] === after[at]) at += 1
  return at
}

/**
 * The page with a name on the element that holds its first difference to the page before: a frame that is loaded anew would
 * otherwise be back at the top with every word.
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

/** The last page of each form that is open, in memory, for nothing but this comparison. */
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

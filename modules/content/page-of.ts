import type { Page } from '#contracts/envelope.ts'

/** One page of a list; the first is 0. A page past the end is empty, not an error. */
export function pageOf<T>(
  items: readonly T[],
  { page, size }: { page: number; size: number },
): { items: readonly T[]; page: Page } {
  const from = page * size
  const cut = items.slice(from, from + size)
  return { items: cut, page: { page, size, total: items.length, hasMore: from + cut.length < items.length } }
}

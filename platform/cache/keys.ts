/**
 * A Redis key. What must be changed together shares a `tag`, which decides the cluster slot; the rest only names it.
 * Keys are made nowhere else, so no operation over several keys can cross slots by accident.
 */
export function cacheKey(space: string, tag: string, ...rest: readonly string[]): string {
  if (/[{}]/.test(space + tag)) throw new Error('a key space or tag may not hold braces')
  if (tag === '') throw new Error('a key needs a tag')
  return [`{${space}:${tag}}`, ...rest].join(':')
}

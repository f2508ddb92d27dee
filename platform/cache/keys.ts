/**
 * A Redis key. Keys that are changed together share a `tag`, which decides their cluster slot. All keys are made here, so that no
 * operation over several keys can cross slots by accident.
 */
export function cacheKey(space: string, tag: string, ...rest: readonly string[]): string {
  if (/[{}]/.test(space + tag)) throw new Error('a key space or tag may not hold braces')
  if (tag === '') throw new Error('a key needs a tag')
  return [`{${space}:${tag}}`, ...rest].join(':')
}

/** `id` is null for a single key, the form settings had before there were rings. */
export type RingKey = { readonly id: string | null; readonly key: string }

const NAMED = /^([a-z0-9][a-z0-9-]{0,15}):(.+)$/

/**
 * `id:key,id:key`. The first key is used for new values, all of them for reading. A value carries the id of its key, so the others need
 * not be tried; a key without an id leaves none.
 */
export const readKeyRing = (text: string): readonly RingKey[] =>
  text.split(',').map((entry) => {
    const [, id, key] = NAMED.exec(entry.trim()) ?? []
    return id !== undefined && key !== undefined ? { id, key } : { id: null, key: entry.trim() }
  })

/** A value without an id is read with the key that has none, or otherwise with the oldest one, which is the last. */
export const keyById = <K extends { readonly id: string | null }>(
  ring: readonly K[],
  id: string | null,
): K | undefined => ring.find((key) => key.id === id) ?? (id === null ? ring.at(-1) : undefined)

const twice = (values: readonly unknown[]): boolean => new Set(values).size < values.length

/** What is wrong with it in words, or null. */
export function keyRingProblem(text: string, keyProblem: (key: string) => string | null): string | null {
  const ring = readKeyRing(text)
  if (twice(ring.map(({ id }) => id))) return 'has two keys of one id, or two without'
  if (twice(ring.map(({ key }) => key))) return 'has one key twice'
  return ring.map(({ key }) => keyProblem(key)).find((problem) => problem !== null) ?? null
}

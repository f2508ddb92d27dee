/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Random = ReturnType<typeof randomFrom>

/** One of some things, each as often as its weight says. */
export function weighed<T extends string>(random: Random, weights: Readonly<Record<T, number>>): T {
  const all = Object.entries<number>(weights)
  let left = random() * all.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of all) {
    left -= weight
    if (left < 0) return name as T
  }
  return all[0]?.[0] as T
}

type Shape = string | number | boolean | { readonly [name: string]: Shape }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isLike<T extends Shape>(sample: T, value: unknown): value is T {
  if (typeof sample !== 'object') return typeof value === typeof sample
  return isRecord(value) && Object.entries(sample).every(([name, part]) => isLike(part, value[name]))
}

/** Parses what an earlier page stored: it must match the sample in every part, otherwise null. */
export const shapedLike =
  <T extends Shape>(sample: T) =>
  (value: unknown): T | null =>
    isLike(sample, value) ? value : null

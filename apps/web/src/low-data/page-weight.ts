export type Fetched = { readonly startTime: number; readonly transferSize?: number }

/** What came over the air since a moment; a copy from the phone's own cache counts nothing. */
export const weightSince = (fetched: readonly Fetched[], sinceMs: number): number =>
  fetched.reduce(
    (sum, { startTime, transferSize = 0 }) => (startTime >= sinceMs ? sum + transferSize : sum),
    0,
  )

const BYTES_PER_KB = 1024

/** Rounded up, so that the figure is never less than what was paid for. */
export const toKilobytes = (bytes: number): number => Math.ceil(bytes / BYTES_PER_KB)

/** The browser keeps 250 files by default and then stops counting. */
const FILES_COUNTED = 2000

export function measureBytes(sinceMs: number): number {
  performance.setResourceTimingBufferSize(FILES_COUNTED)
  const page = performance.getEntriesByType('navigation') as unknown as Fetched[]
  const files = performance.getEntriesByType('resource') as unknown as Fetched[]
  return weightSince([...page, ...files], sinceMs)
}

/** A page in the background is never painted; what waits for it must not wait for ever. */
const AT_MOST_MS = 100

/** Once, after the browser has shown what was just touched: on a cheap phone the work that follows takes many frames. */
export function afterPaint(work: () => void): void {
  const timer = window.setTimeout(begin, AT_MOST_MS)
  const frame = window.requestAnimationFrame(() => window.setTimeout(begin))
  let begun = false
  function begin(): void {
    if (begun) return
    begun = true
    window.clearTimeout(timer)
    window.cancelAnimationFrame(frame)
    work()
  }
}

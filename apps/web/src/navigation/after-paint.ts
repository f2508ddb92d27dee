/** A page in the background is never painted; waiting for it must end. */
const AT_MOST_MS = 100

/** Runs once after the browser has painted the response to a touch: on a cheap phone the work that follows takes many frames. */
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

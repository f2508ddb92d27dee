import { useLayoutEffect, useState } from 'react'

/** How many pixels the sticky frame takes from the top: it grows with the text size and differs by language. */
export function useBelowHeader(): number {
  const [bottomPx, setBottomPx] = useState(0)
  useLayoutEffect(() => {
    const header = document.querySelector('header')
    if (!header) return undefined
    const measure = () => setBottomPx(Math.round(header.getBoundingClientRect().bottom))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(header)
    return () => watcher.disconnect()
  }, [])
  return bottomPx
}

import { useLayoutEffect, useState } from 'react'

/** The height of the sticky frame in pixels: it depends on text size and language. */
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

import { useCallback, useEffect, useRef, useState } from 'react'

export type Slides = {
  trackRef: React.RefObject<HTMLDivElement | null>
  current: number
  show(index: number): void
  /** Wire to the track's scroll event: a swipe is a scroll. */
  onScroll(): void
}

/** The track scrolls by itself under a finger; the number only follows, so there is one truth. */
export function useSlides(count: number): Slides {
  const trackRef = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  const show = useCallback(
    (index: number) => {
      const track = trackRef.current
      if (!track || count === 0) return
      const target = (index + count) % count
      setCurrent(target)
      track.scrollTo?.({ left: target * track.clientWidth, behavior: prefersStillness() ? 'auto' : 'smooth' })
    },
    [count],
  )

  const onScroll = useCallback(() => {
    const track = trackRef.current
    if (track && track.clientWidth > 0) setCurrent(Math.round(track.scrollLeft / track.clientWidth))
  }, [])

  return { trackRef, current, show, onScroll }
}

/** Moves on after each interval while `running`; a hidden page waits. */
export function useAutoAdvance(running: boolean, intervalSeconds: number, advance: () => void): void {
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })
  useEffect(() => {
    if (!running || prefersStillness()) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, intervalSeconds * 1000)
    return () => clearInterval(timer)
  }, [running, intervalSeconds])
}

function prefersStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

import { useEffect, useRef, useState } from 'react'

export type Slides = {
  current: number
  show(index: number): void
  /** For the track: a swipe is a scroll. */
  track: {
    ref: React.RefObject<HTMLDivElement | null>
    onScroll(): void
    onPointerDown(): void
    onWheel(): void
  }
}

/**
 * The track scrolls by itself under a finger and the number follows. While it glides to a slide that was asked for, that
 * slide is the current one: the places passed on the way would send the next press of a button somewhere else.
 */
export function useSlides(count: number): Slides {
  const ref = useRef<HTMLDivElement>(null)
  const glidesTo = useRef<number | null>(null)
  const [current, setCurrent] = useState(0)

  function show(index: number): void {
    const track = ref.current
    if (!track || count === 0) return
    const target = (index + count) % count
    setCurrent(target)
    glidesTo.current = target
    track.scrollTo?.({ left: target * track.clientWidth, behavior: prefersStillness() ? 'auto' : 'smooth' })
  }

  function onScroll(): void {
    const track = ref.current
    if (!track || track.clientWidth === 0) return
    const place = track.scrollLeft / track.clientWidth
    const target = glidesTo.current
    if (target !== null && Math.abs(place - target) > NEARLY_THERE) return
    glidesTo.current = null
    setCurrent(Math.round(place))
  }

  /** A hand on the track ends a glide. */
  const letGo = (): void => {
    glidesTo.current = null
  }

  return { current, show, track: { ref, onScroll, onPointerDown: letGo, onWheel: letGo } }
}

/** Of one slide: what is left when a browser rounds the end of a glide. */
const NEARLY_THERE = 0.02

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

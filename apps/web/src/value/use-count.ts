import { useEffect, useState } from 'react'

/** The flower opens first; then the eye is free. */
const AFTER_MS = 700
const FOR_MS = 800

/** Fast at first, slow at its end. */
export function countAt(from: number, to: number, passedMs: number): number {
  const share = Math.min(1, Math.max(0, (passedMs - AFTER_MS) / FOR_MS))
  return Math.round(from + (to - from) * (1 - (1 - share) ** 3))
}

const wantsNoMotion = () =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Counts once from the old to the new figure; jumps to the end for people who prefer reduced motion. */
export function useCount(from: number, to: number): number {
  const [passed, setPassed] = useState(() => (wantsNoMotion() ? Infinity : 0))
  useEffect(() => {
    if (wantsNoMotion()) return undefined
    let began: number | null = null
    let frame = requestAnimationFrame(step)
    function step(at: number) {
      began ??= at
      setPassed(at - began)
      if (at - began < AFTER_MS + FOR_MS) frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [])
  return countAt(from, to, passed)
}

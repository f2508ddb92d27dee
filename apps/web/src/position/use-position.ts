import { useRef, useState } from 'react'
import type { Spot } from './distance.ts'

export type Position =
  | { readonly state: 'off' | 'asking' | 'refused' | 'unknown' }
  | { readonly state: 'found'; readonly spot: Spot }

const PATIENCE_MS = 12_000
/** Where somebody was five minutes ago is near enough for a shop. */
const OLD_ENOUGH_MS = 300_000
const REFUSED = 1

/** Where the phone is, asked only on a tap. It is kept in this page's memory and goes nowhere. */
export function usePosition() {
  const [position, setPosition] = useState<Position>({ state: 'off' })
  /** An answer that comes after it was switched off is not wanted any more. */
  const asked = useRef(0)
  return {
    position,
    ask() {
      asked.current += 1
      const mine = asked.current
      const settle = (next: Position) => mine === asked.current && setPosition(next)
      if (!navigator.geolocation) return settle({ state: 'unknown' })
      setPosition({ state: 'asking' })
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => settle({ state: 'found', spot: { lat: coords.latitude, lng: coords.longitude } }),
        ({ code }) => settle({ state: code === REFUSED ? 'refused' : 'unknown' }),
        { timeout: PATIENCE_MS, maximumAge: OLD_ENOUGH_MS },
      )
      return undefined
    },
    forget() {
      asked.current += 1
      setPosition({ state: 'off' })
    },
  }
}

import { useEffect, useRef } from 'react'
import { bindKey } from './keys.ts'

/** Binds keys as long as the screen is there: `{ j: next, 'g p': toPayments }`. */
export function useKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  const names = Object.keys(acts)
    .filter((name) => acts[name] !== undefined)
    .join('|')
  useEffect(() => {
    const unbind = names
      .split('|')
      .filter(Boolean)
      .map((name) => bindKey(name, () => latest.current[name]?.()))
    return () => unbind.forEach((free) => free())
  }, [names])
}

import { useEffect, useState } from 'react'
import { now } from './now.ts'

/** The time, refreshed regularly, so that shown ages grow. */
export function useNow(everyMs = 30_000): number {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = window.setInterval(() => setAt(now()), everyMs)
    return () => window.clearInterval(timer)
  }, [everyMs])
  return at
}

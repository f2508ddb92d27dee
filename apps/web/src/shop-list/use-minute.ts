import { useEffect, useState } from 'react'
import { now } from '../clock/now.ts'

const STEP_MS = 20_000

/** The time, renewed often enough for sentences that count minutes. */
export function useMinute(): number {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = window.setInterval(() => setAt(now()), STEP_MS)
    return () => window.clearInterval(timer)
  }, [])
  return at
}

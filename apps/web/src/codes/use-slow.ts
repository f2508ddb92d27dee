import { useEffect, useState } from 'react'

const SLOW_AFTER_MS = 6000

/** True when something takes so long that people start to wonder. */
export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!pending) return undefined
    const timer = window.setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      window.clearTimeout(timer)
      setSlow(false)
    }
  }, [pending])
  return slow
}

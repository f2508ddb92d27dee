import { useEffect, useState } from 'react'

/** What was typed, once the hands rest: a list is not asked for every letter. */
export function useSettled(text: string, afterMs = 350): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), afterMs)
    return () => window.clearTimeout(timer)
  }, [text, afterMs])
  return settled
}

import { useRef } from 'react'

/** A second tap can come before the page rerenders, so the guard is a ref instead of state. */
export function useOneAtATime() {
  const busy = useRef(false)
  return {
    start(work: () => void): void {
      if (busy.current) return
      busy.current = true
      work()
    },
    end(): void {
      busy.current = false
    },
  }
}

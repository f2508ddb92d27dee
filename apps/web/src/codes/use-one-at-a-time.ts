import { useRef } from 'react'

/** A second tap can be faster than the page that would show the first: so it is counted here and not there. */
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

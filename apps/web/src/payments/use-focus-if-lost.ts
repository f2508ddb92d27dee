import { useEffect, useRef } from 'react'

/** What had the focus is gone with the step before: whoever uses a keyboard or listens goes on from here. */
export function useFocusIfLost<E extends HTMLElement>() {
  const head = useRef<E>(null)
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus()
  }, [])
  return head
}

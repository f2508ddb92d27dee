import { useEffect, useRef } from 'react'

/** The focused element disappeared with the previous step: moves the focus here, for keyboards and screen readers. */
export function useFocusIfLost<E extends HTMLElement>() {
  const head = useRef<E>(null)
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus()
  }, [])
  return head
}

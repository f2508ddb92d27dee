import { useEffect, useRef } from 'react'
import type { Step } from './check-draft.ts'

/** A step begins at its heading, for eyes and readers. */
export function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const was = useRef(step)
  useEffect(() => {
    if (was.current === step) return
    was.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

import { useState } from 'react'
import { currentEntry } from './entries.ts'

const kept = new Map<string, unknown>()

/** As `useState`, and coming back by the browser's own button finds what was chosen before. */
export function useEntryState<T>(name: string, initial: T): [T, (next: T) => void] {
  const [key] = useState(() => `${currentEntry()} ${name}`)
  const [value, setValue] = useState<T>(() => (kept.has(key) ? (kept.get(key) as T) : initial))
  return [
    value,
    (next) => {
      kept.set(key, next)
      setValue(() => next)
    },
  ]
}

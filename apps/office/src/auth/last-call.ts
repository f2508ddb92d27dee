import { now } from '../clock/now.ts'

let lastCall = now()
const listeners = new Set<() => void>()

/** The server counts the idle time from the last call that it answered; so does the warning. */
export function noteCall(): void {
  lastCall = now()
  for (const listener of listeners) listener()
}

export const lastCallAt = (): number => lastCall

export function subscribeToCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

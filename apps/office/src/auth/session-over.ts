const listeners = new Set<() => void>()

/** A call found that there is no session: the office shows its sign-in page. */
export function tellSessionOver(): void {
  for (const listener of listeners) listener()
}

export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

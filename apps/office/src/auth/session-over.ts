const listeners = new Set<() => void>()

/** Somebody asked, and was told that there is no session: whoever shows the office leads to the page for signing in. */
export function tellSessionOver(): void {
  for (const listener of listeners) listener()
}

export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

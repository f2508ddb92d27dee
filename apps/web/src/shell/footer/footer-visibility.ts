import { useEffect, useSyncExternalStore } from 'react'

let hiders = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  hiders += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Visible unless a page on screen asks for the room. */
const isShown = () => hiders === 0

export const useFooterShown = () => useSyncExternalStore(subscribe, isShown, isShown)

/** For a page that needs the whole screen while `hidden`; leaving the page brings the footer back. */
export function useHiddenFooter(hidden: boolean): void {
  useEffect(() => {
    if (!hidden) return
    change(1)
    return () => change(-1)
  }, [hidden])
}

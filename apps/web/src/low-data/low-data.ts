import { useSyncExternalStore } from 'react'
import { storedValue } from '../session/stored-value.ts'

const stored = storedValue('lowData', () => localStorage)
const listeners = new Set<() => void>()

type SavingNavigator = { readonly connection?: { readonly saveData?: boolean } }

/** Android's data saver and the browser's own "lite" mode say so here, and in a `Save-Data` header. */
const phoneSaves = () => (navigator as SavingNavigator).connection?.saveData === true

/** What was chosen here wins over what the phone asks for. */
export function isLowData(): boolean {
  const chosen = stored.read()
  return chosen === null ? phoneSaves() : chosen === 'on'
}

export function setLowData(on: boolean): void {
  stored.write(on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLowData = () => useSyncExternalStore(subscribe, isLowData, () => false)

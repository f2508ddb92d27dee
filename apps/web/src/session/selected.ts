import { useSyncExternalStore } from 'react'

type Holder<T> = {
  read(): T | null
  set(value: T): void
  clear(): void
  subscribe(listener: () => void): () => void
}

function holder<T>(): Holder<T> {
  let value: T | null = null
  const listeners = new Set<() => void>()
  const replace = (next: T | null) => {
    value = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => value,
    set: replace,
    clear: () => replace(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Holder one: the utility item a customer chose on the way to a share screen. */
export const selectedItem = holder<string>()

/** Holder two: the package group chosen on the homepage or in mobile services, with its name for the heading. */
export const selectedGroup = holder<{ readonly id: string; readonly name: string }>()

export const useSelected = <T>(from: Holder<T>) => useSyncExternalStore(from.subscribe, from.read, from.read)

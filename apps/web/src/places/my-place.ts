import { useSyncExternalStore } from 'react'
import { storedValue } from '../session/stored-value.ts'

/** Where somebody lives, as far as chosen; it never leaves the phone but as the place of a question. */
export type MyPlace = {
  readonly regionId: string
  readonly townshipId: string | null
  readonly wardId: string | null
}

const KEY = '__FIBRE_PLACE__'
const stored = storedValue(KEY, () => localStorage)
const listeners = new Set<() => void>()

const idOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

export function parsePlace(text: string | null): MyPlace | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { regionId, townshipId, wardId } = kept as Record<string, unknown>
    const region = idOrNull(regionId)
    const township = idOrNull(townshipId)
    return region === null
      ? null
      : { regionId: region, townshipId: township, wardId: township === null ? null : idOrNull(wardId) }
  } catch {
    return null
  }
}

let current: MyPlace | null | undefined

function read(): MyPlace | null {
  current ??= parsePlace(stored.read())
  return current
}

export function setMyPlace(place: MyPlace | null): void {
  current = place
  if (place) stored.write(JSON.stringify(place))
  else stored.clear()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMyPlace = () => useSyncExternalStore(subscribe, read, () => null)

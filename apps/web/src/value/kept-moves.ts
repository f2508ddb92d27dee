import { now } from '../clock/now.ts'
import { keysFrom, ownPrefix } from '../session/own-storage.ts'
import { storedValue } from '../session/stored-value.ts'
import { isRecord } from './shaped-like.ts'

/** Longer than this the server takes no id that it has not seen. */
const KEPT_FOR_MS = 86_400_000

/** What one wants moved: two of the same call, about the same thing, to the same number are the same intent. */
export type Intent<Sent> = {
  readonly call: string
  /** The package, the service or the subscription; empty where the call says it all. */
  readonly about: string
  readonly whom?: (sent: Sent) => string
  /** What was sent, read back from an earlier page. */
  readonly read: (value: unknown) => Sent | null
}

type Sort = 'move' | 'code'

export type Found<T> = { readonly key: string; readonly at: number; readonly value: T }

const placeOf = (key: string) => storedValue(key, () => localStorage)

const prefixOf = (sort: Sort, call: string, about: string) => `${ownPrefix()}${sort}|${call}|${about}|`

/** Of the account that is signed in now. */
export const keyOf = (sort: Sort, { call, about }: { call: string; about: string }, whom = ''): string =>
  `${prefixOf(sort, call, about)}${whom}`

/** A storage that is full or forbidden keeps nothing, and buying goes on without it. */
export const keep = (key: string, value: object, at = now()) =>
  placeOf(key).write(JSON.stringify({ at, value }))

export const forget = (key: string) => placeOf(key).clear()

function parse(text: string): { at: number; value: unknown } | null {
  try {
    const kept: unknown = JSON.parse(text)
    return isRecord(kept) && typeof kept['at'] === 'number' ? { at: kept['at'], value: kept['value'] } : null
  } catch {
    return null
  }
}

/** What was kept under one key. What is older than a day, or cannot be read, is dropped on the way. */
export function readKept<T>(key: string, read: (value: unknown) => T | null): Found<T> | null {
  const text = placeOf(key).read()
  if (text === null) return null
  const kept = parse(text)
  const value = kept && Math.abs(now() - kept.at) < KEPT_FOR_MS ? read(kept.value) : null
  if (kept && value !== null) return { key, at: kept.at, value }
  forget(key)
  return null
}

/** The newest of all that the same page would start, whoever it is for. */
export function newestKept<T>(
  sort: Sort,
  { call, about }: { call: string; about: string },
  read: (value: unknown) => T | null,
): Found<T> | null {
  const found = keysFrom(prefixOf(sort, call, about)).flatMap((key) => readKept(key, read) ?? [])
  return found.reduce<(typeof found)[number] | null>(
    (latest, one) => (latest && latest.at >= one.at ? latest : one),
    null,
  )
}

/** Whether anything of one call was kept so lately, whatever it is. */
export const hasKept = (sort: Sort, call: string, about: string, withinMs = KEPT_FOR_MS): boolean => {
  const found = newestKept(sort, { call, about }, (value) => value ?? null)
  return found !== null && now() - found.at < withinMs
}

/** Another tab of this browser kept or forgot something. */
export function onKept(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(ownPrefix())) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

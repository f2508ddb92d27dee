import { now } from '../clock/now.ts'
import { keysFrom, ownPrefix } from '../session/own-storage.ts'
import { storedValue } from '../session/stored-value.ts'
import { isRecord } from './shaped-like.ts'

/** The server accepts no unknown id that is older than this. */
const KEPT_FOR_MS = 86_400_000

/** The identity of an intent: same call, same subject and same number are the same intent. */
export type Intent<Sent> = {
  readonly call: string
  /** The package, service or subscription; empty where the call itself is enough. */
  readonly about: string
  readonly whom?: (sent: Sent) => string
  /** Parses the request that an earlier page stored. */
  readonly read: (value: unknown) => Sent | null
}

type Sort = 'move' | 'code'

export type Found<T> = { readonly key: string; readonly at: number; readonly value: T }

const placeOf = (key: string) => storedValue(key, () => localStorage)

const prefixOf = (sort: Sort, call: string, about: string) => `${ownPrefix()}${sort}|${call}|${about}|`

/** For the signed-in account. */
export const keyOf = (sort: Sort, { call, about }: { call: string; about: string }, whom = ''): string =>
  `${prefixOf(sort, call, about)}${whom}`

/** When storage is full or forbidden nothing is stored, and buying still works. */
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

/** The value under one key. Anything older than a day or unreadable is deleted. */
export function readKept<T>(key: string, read: (value: unknown) => T | null): Found<T> | null {
  const text = placeOf(key).read()
  if (text === null) return null
  const kept = parse(text)
  const value = kept && Math.abs(now() - kept.at) < KEPT_FOR_MS ? read(kept.value) : null
  if (kept && value !== null) return { key, at: kept.at, value }
  forget(key)
  return null
}

/** The newest intent that this page could have started, for any number. */
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

/** Whether anything of one call was stored recently. */
export const hasKept = (sort: Sort, call: string, about: string, withinMs = KEPT_FOR_MS): boolean => {
  const found = newestKept(sort, { call, about }, (value) => value ?? null)
  return found !== null && now() - found.at < withinMs
}

/** Fires when another tab changed what is stored. */
export function onKept(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(ownPrefix())) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

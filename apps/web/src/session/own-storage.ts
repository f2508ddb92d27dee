import { storedValue } from './stored-value.ts'

const PREFIX = '__OWN__'

/** Whose data is stored: the line's number, so that it is found again after a token has expired. */
export const owner = storedValue('__OWNER__', () => localStorage)

/** Everything stored for the signed-in person has a key with this prefix. */
export const ownPrefix = (of = owner.read() ?? '') => `${PREFIX}|${of}|`

/** All keys with this prefix; none in a browser without storage. */
export function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Deletes everything stored for anybody on this phone, or for all but one. */
export function forgetOthers(kept: string | null): void {
  for (const key of keysFrom(`${PREFIX}|`))
    if (kept === null || !key.startsWith(ownPrefix(kept))) storedValue(key, () => localStorage).clear()
}

/** After a sign-in only the data of this person is left. */
export function beOwner(next: string): void {
  forgetOthers(next)
  owner.write(next)
}

/** After a sign-out nothing is left for the next person. */
export function forgetOwner(): void {
  forgetOthers(null)
  owner.clear()
}

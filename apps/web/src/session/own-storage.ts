import { storedValue } from './stored-value.ts'

const PREFIX = '__OWN__'

/** Whose session it is: the number of the line, so that what was kept is found again after a token has died. */
export const owner = storedValue('__OWNER__', () => localStorage)

/** What is kept for the person who is signed in stands under such a key, and under no other. */
export const ownPrefix = (of = owner.read() ?? '') => `${PREFIX}|${of}|`

/** All keys that begin so. A browser without storage has none. */
export function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Everything that was kept for anybody on this phone, or for all but one. */
export function forgetOthers(kept: string | null): void {
  for (const key of keysFrom(`${PREFIX}|`))
    if (kept === null || !key.startsWith(ownPrefix(kept))) storedValue(key, () => localStorage).clear()
}

/** Who signs in finds what was kept for them, and nothing of anybody else's. */
export function beOwner(next: string): void {
  forgetOthers(next)
  owner.write(next)
}

/** Nobody who left finds anything, nor does the next one. */
export function forgetOwner(): void {
  forgetOthers(null)
  owner.clear()
}

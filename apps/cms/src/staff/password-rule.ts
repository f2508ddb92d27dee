import { settings } from '../settings.ts'
import { isKnown } from './known-passwords.ts'

export const SHORTEST = 15

export type PasswordFault = 'TOO_SHORT' | 'KNOWN'

/** By length and by what is known, and by nothing else: rules about digits and signs make worse passwords. */
export function passwordFault(password: string, about: readonly unknown[]): PasswordFault | null {
  if (Array.from(password.normalize('NFC')).length < SHORTEST) return 'TOO_SHORT'
  const words = [...about, settings.brandName]
    .filter((word): word is string => typeof word === 'string')
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{M}\d]+/u)])
    .map((word) => word.toLowerCase())
  return isKnown(password, words.filter(Boolean)) ? 'KNOWN' : null
}

import { randomBytes } from 'node:crypto'
import type { ContactMessage } from '#contracts/contact.ts'
import type { Lang } from '#contracts/language.ts'
import { yangonDayKey } from '#language/yangon-day.ts'

/** A message as it stands in our books. */
export type StoredContact = ContactMessage & {
  readonly reference: string
  readonly lang: Lang
  readonly receivedAt: Date
  /** By a code, or by being signed in; else the number is whatever a visitor wrote. */
  readonly phoneProven?: boolean
}

/** No 0/O, 1/I/L or vowels: read over the telephone, and no words by accident. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ'
const LENGTH = 6

/** `C-261115-K7Q2MD`: what it is, the Yangon day it came in, and something to tell it from the others of that day. */
export function makeReference(
  receivedAt: Date,
  kind: 'A' | 'B' | 'C' | 'J' = 'C',
  bytes: Uint8Array = randomBytes(LENGTH),
): string {
  const day = yangonDayKey(receivedAt).slice(2).replaceAll('-', '')
  const tail = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${kind}-${day}-${tail}`
}

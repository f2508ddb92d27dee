import { randomBytes } from 'node:crypto'
import type { ContactMessage } from '#contracts/contact.ts'
import type { Lang } from '#contracts/language.ts'
import { yangonDayKey } from '#language/yangon-day.ts'

export type StoredContact = ContactMessage & {
  readonly reference: string
  readonly lang: Lang
  readonly receivedAt: Date
  /** Proven by a code or by being signed in; otherwise the number is whatever a visitor typed. */
  readonly phoneProven?: boolean
}

/** No 0/O, 1/I/L, so that it can be read over the telephone, and no vowels, so that it spells nothing. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ'
const LENGTH = 6

/** `C-261115-K7Q2MD`: type, the Yangon day it arrived, and random letters. */
export function makeReference(
  receivedAt: Date,
  kind: 'A' | 'B' | 'C' | 'J' = 'C',
  bytes: Uint8Array = randomBytes(LENGTH),
): string {
  const day = yangonDayKey(receivedAt).slice(2).replaceAll('-', '')
  const tail = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${kind}-${day}-${tail}`
}

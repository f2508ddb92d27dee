import { createHmac } from 'node:crypto'
import { readKeyRing, type RingKey } from '../config/key-ring.ts'

const tagWith = ({ id, key }: RingKey, number: string): string => {
  const made = createHmac('sha256', key).update(number).digest('base64url').slice(0, 12)
  return `${id === null ? '' : `${id}:`}${made}~${number.slice(-3)}`
}

/**
 * A number in the log: equal numbers get equal tags, the last three digits help customer care, and without the key nobody can find the
 * number by trying all. The tag starts with its key's id.
 */
export const makeNumberTag = (keys: string): ((number: string) => string) => {
  const [first] = readKeyRing(keys)
  if (!first) throw new Error('a ring without keys makes no tags')
  return (number) => tagWith(first, number)
}

/** All tags of a number under the keys in the ring, newest first, for searching old logs. */
export const tagsOfNumber = (keys: string, number: string): readonly string[] =>
  readKeyRing(keys).map((key) => tagWith(key, number))

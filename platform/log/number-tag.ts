import { createHmac } from 'node:crypto'
import { readKeyRing, type RingKey } from '../config/key-ring.ts'

const tagWith = ({ id, key }: RingKey, number: string): string => {
  const made = createHmac('sha256', key).update(number).digest('base64url').slice(0, 12)
  return `${id === null ? '' : `${id}:`}${made}~${number.slice(-3)}`
}

/**
 * A number as it may stand in a log: the same number gives the same tag, the last three digits help the care team,
 * and without the key nobody can try all numbers to find which one it was. It begins with the id of its key.
 */
export const makeNumberTag = (keys: string): ((number: string) => string) => {
  const [first] = readKeyRing(keys)
  if (!first) throw new Error('a ring without keys makes no tags')
  return (number) => tagWith(first, number)
}

/** Every tag that a number has had as long as its keys are in the ring, the newest first: for looking it up in old logs. */
export const tagsOfNumber = (keys: string, number: string): readonly string[] =>
  readKeyRing(keys).map((key) => tagWith(key, number))

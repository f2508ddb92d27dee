import { createHmac } from 'node:crypto'

/**
 * A number as it may stand in a log: the same number gives the same tag, the last three digits help the care team,
 * and without the key nobody can try all numbers to find which one it was.
 */
export const makeNumberTag =
  (key: string) =>
  (number: string): string =>
    `${createHmac('sha256', key).update(number).digest('base64url').slice(0, 12)}~${number.slice(-3)}`

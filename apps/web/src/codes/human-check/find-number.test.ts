import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { findNumber } from './find-number.ts'

const salt = '8d1f0c4ab27e91c35f60ad12?expires=1763190000&'
const work = (number: number, maxNumber: number) => ({
  algorithm: 'SHA-256' as const,
  challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'),
  salt,
  signature: '',
  maxNumber,
})

it.each([0, 1, 4711, 20_000])('finds the number %d that another implementation hashed', (number) => {
  expect(findNumber(work(number, 20_000))).toBe(number)
})

it('says so when there is none', () => expect(findNumber(work(101, 100))).toBeNull())

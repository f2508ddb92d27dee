import { describe, expect, it } from 'vitest'
import { toKilobytes, weightSince } from './page-weight.ts'

const files = [
  { startTime: 0, transferSize: 5000 },
  { startTime: 40, transferSize: 60_000 },
  { startTime: 45, transferSize: 0 },
  { startTime: 50 },
  { startTime: 9000, transferSize: 1500 },
]

describe('what a page used', () => {
  it('is everything that came over the air', () => expect(weightSince(files, 0)).toBe(66_500))

  it('after a navigation only what came since', () => expect(weightSince(files, 8000)).toBe(1500))

  it.each([
    [0, 0],
    [1, 1],
    [1024, 1],
    [1025, 2],
  ])('%i bytes are %i KB', (bytes, kilobytes) => expect(toKilobytes(bytes)).toBe(kilobytes))
})

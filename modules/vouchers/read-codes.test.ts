import { describe, expect, it } from 'vitest'
import { readCodes } from './read-codes.ts'

const read = (csv: string) => {
  const answer = readCodes(csv)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

describe('a list of codes', () => {
  it('is one code a line or in the first column, by any separator, with or without quotes', () => {
    expect(read('AB12CD34\n"EF56GH78","x"\r\nIJ90-KL12;5000\tz').codes).toEqual([
      { line: 1, code: 'AB12CD34' },
      { line: 2, code: 'EF56GH78' },
      { line: 3, code: 'IJ90-KL12' },
    ])
  })

  it('leaves out a heading, a mark of its encoding and empty lines, and lines keep their numbers', () => {
    expect(read('\uFEFFCode,Worth\n\nAB12CD34,5000\n  \nEF56GH78\n').codes).toEqual([
      { line: 3, code: 'AB12CD34' },
      { line: 5, code: 'EF56GH78' },
    ])
  })

  it('names lines that hold no code', () => {
    expect(read('AB12CD34\nabc\n,AB12\nAB 12 CD\nကုဒ်\n' + 'A'.repeat(41)).unreadable).toEqual([2, 3, 4, 5, 6])
  })

  it('takes 5,000 at most', () => {
    const list = (count: number) => Array.from({ length: count }, (_, place) => `CODE-${place}`).join('\n')
    expect(readCodes(list(5_000)).ok).toBe(true)
    expect(readCodes(list(5_001))).toMatchObject({ ok: false, code: 'CODES_TOO_MANY' })
  })
})

import { describe, expect, it } from 'vitest'
import { canDialCodes } from './can-dial.ts'

describe('which phones dial a code from a page', () => {
  it.each([
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 11; SM-A105F) Chrome/120', 5, true],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, false],
    ['an iPad that says it is a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 5, false],
    ['a Mac with a phone beside it', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 0, true],
  ])('%s', (_, userAgent, maxTouchPoints, expected) => {
    expect(canDialCodes({ userAgent, maxTouchPoints })).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { codeIn, digitsOf } from './code-field.tsx'

describe('what is typed or pasted as a code', () => {
  it.each([
    ['123456', '123456'],
    ['၁၂၃၄၅၆', '123456'],
    ['12 34-56', '123456'],
    ['1234567', '123456'],
    ['12ab', '12'],
  ])('%s is read as %s', (typed, code) => expect(digitsOf(typed, 6)).toBe(code))

  it.each([
    ['your code of 2026: 654321. Valid 3 min.\n@localhost #654321', '654321'],
    ['၆၅၄၃၂၁ သည် သင့်ကုဒ်', '654321'],
    ['654 321', '654321'],
  ])('out of a whole message, the code: %s', (text, code) => expect(codeIn(text, 6)).toBe(code))
})

import { describe, expect, it } from 'vitest'
import { hideNumbers, hideNumbersIn } from './hide-numbers.ts'

const OWN = '959691234567'

describe('numbers of other people', () => {
  it.each([
    ['09697654321', '09697•••321'],
    ['call +95 9 697 654 321 please', 'call 09697•••321 please'],
    ['၀၉၆၉၇၆၅၄၃၂၁', '09697•••321'],
    ['959697654321', '09697•••321'],
    ['09-697-654-321', '09697•••321'],
  ])('%s', (written, shown) => expect(hideNumbers(written, OWN)).toBe(shown))

  it('the own number, dates, amounts and ids stay', () => {
    const text = '09691234567 2026-11-15T08:40:00.000Z 1500000 01JBR000-00E008-000000-000001'
    expect(hideNumbers(text, OWN)).toBe(text)
  })

  it('anywhere inside', () => {
    expect(hideNumbersIn({ a: [{ b: '09697654321' }], n: 5, none: null }, OWN)).toEqual({
      a: [{ b: '09697•••321' }],
      n: 5,
      none: null,
    })
  })
})

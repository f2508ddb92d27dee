import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBurmeseDigits, toLatinDigits } from './digits.ts'

test.each([
  ['၀၁၂၃၄၅၆၇၈၉', '0123456789'],
  ['႐႑႙', '019'],
  ['٠١٩', '019'],
  ['０１９', '019'],
  ['ဝယ် ၉၇၉ နှိပ်ပါ', 'ဝယ် 979 နှိပ်ပါ'],
])('%s reads %s', (typed, latin) => {
  expect(toLatinDigits(typed)).toBe(latin)
})

test('Latin digits survive the way to Burmese ones and back', () => {
  fc.assert(fc.property(fc.nat(), (n) => toLatinDigits(toBurmeseDigits(String(n))) === String(n)))
  expect(toBurmeseDigits('979')).toBe('၉၇၉')
})

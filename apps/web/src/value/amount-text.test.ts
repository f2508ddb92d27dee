import { expect, it } from 'vitest'
import { figureAndUnit } from './amount-text.ts'

it.each([
  ['3,132 MB', '3,132', 'MB'],
  ['2.6 GB', '2.6', 'GB'],
  ['60 မိနစ်', '60', 'မိနစ်'],
  ['1,500 Ks', '1,500', 'Ks'],
])('%s stands large as %s, and small as %s', (text, figure, unit) => {
  expect(figureAndUnit(text)).toEqual({ figure, unit })
})

it('a word, or a unit in front, is not torn', () => {
  expect(figureAndUnit('Unlimited')).toEqual({ figure: 'Unlimited', unit: '' })
  expect(figureAndUnit('SMS 100 စောင်')).toEqual({ figure: 'SMS 100 စောင်', unit: '' })
})

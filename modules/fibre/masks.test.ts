import { expect, it } from 'vitest'
import { maskEnd, maskName } from './masks.ts'

it.each([
  ['Daw Khin Khin', 'Daw K••• K•••'],
  ['U Ba', 'U B•••'],
  ['Hnin Wai', 'H••• W•••'],
])('%s is %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

it('of a Burmese name the title and the first letters', () => {
  expect(maskName('ဒေါ် ခင်ခင်')).toMatch(/^ဒေါ် ခ.{0,3}•••$/)
})

it('of a number its last three digits', () => {
  expect(maskEnd('959691234567')).toBe('•••567')
})

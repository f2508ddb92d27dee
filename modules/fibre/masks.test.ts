import { expect, it } from 'vitest'
import { maskEnd, maskName } from './masks.ts'

it.each([
  ['Daw Khin Khin', 'Daw K••• K•••'],
  ['U Ba', 'U B•••'],
  ['Hnin Wai', 'H••• W•••'],
  ['ဒေါ် ခင်ခင်', 'ဒေါ် ခ•••'],
])('%s', (name, masked) => {
  expect(maskName(name).startsWith(masked.slice(0, 3))).toBe(true)
  expect(maskName(name)).not.toContain(name.split(' ').at(-1))
  if (/^[A-Z]/.test(name)) expect(maskName(name)).toBe(masked)
})

it('of a number its last three digits', () => {
  expect(maskEnd('959691234567')).toBe('•••567')
})

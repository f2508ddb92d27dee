import { expect, test } from 'vitest'
import { fillSlots } from './fill-slots.ts'

test('every slot is filled, also twice and with a number; one nobody filled stays visible', () => {
  expect(fillSlots('{{a}} {{b}} {{a}} {{c}}', { a: 'x', b: 0 })).toBe('x 0 x {{c}}')
})

test('what is filled in is not read again', () => {
  expect(fillSlots('{{a}}', { a: '{{b}} $&', b: 'x' })).toBe('{{b}} $&')
})

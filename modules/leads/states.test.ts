import { expect, it } from 'vitest'
import { LEAD_STATES } from '#contracts/staff/leads.ts'
import { asksWhy, isOver, nextOf } from './states.ts'

it('every way ends in WON, LOST or SPAM, and only a new one is SPAM', () => {
  const over = LEAD_STATES.filter(isOver)
  expect(over).toEqual(['WON', 'LOST', 'SPAM'])
  expect(LEAD_STATES.filter((state) => nextOf(state).includes('SPAM'))).toEqual(['NEW'])
  expect(LEAD_STATES.filter(asksWhy)).toEqual(['LOST', 'SPAM'])
})

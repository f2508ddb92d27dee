import { describe, expect, it } from 'vitest'
import type { Place } from '#contracts/fibre.ts'
import { furthestStep, problemsOf } from './check-draft.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { EMPTY_ID } from './id-typed.ts'

const place = (coverage: Place['coverage']): Place => ({
  placeId: 'ward-1',
  parentId: 'tsp',
  level: 'WARD',
  name: 'Ward 1',
  nameMm: '(၁) ရပ်ကွက်',
  coverage,
  lat: 16.8,
  lng: 96.1,
})
const id = { ...EMPTY_ID, state: '12', township: 'OUKAMA', digits: '123456' }
const whole: Draft = {
  ...EMPTY_DRAFT,
  address: 'No. 5, Insein Road',
  visit: { day: '2026-11-20', slot: 'AM' },
  fullName: 'ဒေါ်လှ',
  phone: '09 691 234 567',
}

describe('how far an order has come', () => {
  it.each([
    ['place', EMPTY_DRAFT, null],
    ['place', whole, place('PLANNED')],
    ['visit', { ...whole, visit: null }, place('FULL')],
    ['person', { ...whole, fullName: '' }, place('PARTIAL')],
    ['pay', whole, place('FULL')],
  ] as const)('%s', (step, draft, at) => expect(furthestStep(draft, at, id)).toBe(step))

  it('names the fields that are wrong', () => {
    const wrong = { ...whole, fullName: 'x', phone: '1', secondPhone: '2', email: 'a@', floor: '99' }
    expect(Object.keys(problemsOf('person', wrong, place('FULL'), EMPTY_ID))).toEqual([
      'fullName',
      'phone',
      'secondPhone',
      'email',
      'state',
    ])
    expect(Object.keys(problemsOf('place', wrong, place('FULL'), id))).toEqual(['floor'])
  })
})

import { expect, it } from 'vitest'
import { draftOf, EMPTY_DRAFT, targetOf } from './topup-draft.ts'

const OWN = '959691234567'
const OTHER = '959697654321'
const typed = (phone: string, again = '') => ({ ...EMPTY_DRAFT, other: true, phone, again })

it('the own line needs no typing', () => {
  expect(targetOf(EMPTY_DRAFT, OWN, [])).toEqual({ number: OWN })
})

it("another's is typed twice, in any spelling", () => {
  expect(targetOf(typed('09 697 654 321', '+95 9697654321'), OWN, [])).toEqual({ number: OTHER })
  expect(targetOf(typed('09 697 654 321', '09 697 654 312'), OWN, [])).toEqual({ wrong: 'again' })
  expect(targetOf(typed('09 697 654 321'), OWN, [])).toEqual({ wrong: 'again' })
  expect(targetOf(typed('hello'), OWN, [])).toEqual({ wrong: 'number' })
  expect(targetOf(typed('09 771 234 567', '09 771 234 567'), OWN, [])).toEqual({ wrong: 'ours' })
})

it('one that is known already is typed once', () => {
  expect(targetOf(typed('09697654321'), OWN, [OTHER])).toEqual({ number: OTHER })
})

it('whoever is not signed in types a number', () => {
  expect(targetOf(EMPTY_DRAFT, null, [])).toEqual({ wrong: 'number' })
})

it('what was sent before stands in the form again', () => {
  const body = { type: 'TOPUP', target: OTHER, faceValue: 5_000, expectedTotal: 5_000 } as const
  expect(targetOf(draftOf(body, OWN), OWN, [])).toEqual({ number: OTHER })
  expect(draftOf(body, OTHER)).toMatchObject({ other: false, kyat: 5_000 })
  expect(draftOf(null, OWN)).toEqual(EMPTY_DRAFT)
})

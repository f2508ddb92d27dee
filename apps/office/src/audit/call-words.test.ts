import { STAFF_CALLS } from '#contracts/staff/all-calls.ts'
import { expect, it } from 'vitest'
import { hasText } from '../i18n/i18n-provider.ts'

it('whatever staff can do has words in the audit', () => {
  expect(STAFF_CALLS.length).toBeGreaterThan(50)
  expect(STAFF_CALLS.map(({ id }) => id).filter((id) => !hasText(`call.${id}`))).toEqual([])
})

import { expect, it } from 'vitest'
import type { AccountMain } from '#contracts/account.ts'
import { daysLeft } from './days-left.ts'

const now = Date.parse('2026-11-15T05:00:00Z')
const account = (buckets: object[], activeSubscriptions: object[] = []) =>
  ({ buckets, activeSubscriptions }) as unknown as AccountMain
const bucket = (validTo: string | null, rest: object = {}) => ({
  unit: 'MB',
  remaining: 1,
  packageId: null,
  validTo,
  ...rest,
})

it('counts to the last end, out of the days of its package', () => {
  const month = bucket('2026-12-10T17:30:00Z', { packageId: 'MONTH' })
  const running = [{ packageId: 'MONTH', startedAt: '2026-11-10T17:30:00Z' }]
  expect(daysLeft(account([bucket('2026-11-16T00:00:00Z'), month], running), now)).toEqual({
    left: 26,
    of: 30,
  })
  expect(daysLeft(account([month]), now)).toEqual({ left: 26, of: null })
})

it('what has no end, nothing left or is points has no days', () => {
  const none = [
    bucket(null),
    bucket('2026-12-01T00:00:00Z', { remaining: 0 }),
    bucket('2026-12-01T00:00:00Z', { unit: 'POINT' }),
  ]
  expect(daysLeft(account(none), now)).toBeNull()
})

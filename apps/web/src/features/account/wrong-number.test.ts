import { expect, it } from 'vitest'
import type { Transaction } from '#contracts/value.ts'
import { canBeAskedBack } from './wrong-number.tsx'

const AT = '2026-11-16T03:00:00.000Z'
const share: Transaction = {
  transactionId: '0190a000-0000-7000-8000-000000000001',
  at: AT,
  type: 'SHARE_OUT',
  status: 'SUCCEEDED',
  packageId: null,
  packageName: null,
  packageNameMm: null,
  deltas: [
    { unit: 'MB', value: -500 },
    { unit: 'MMK', value: -75 },
  ],
  counterparty: '0969•••4567',
  why: { key: 'shareOut', slots: {} },
  receiptNo: 'R-1',
}
const minutesLater = (minutes: number) => Date.parse(AT) + minutes * 60_000

it('a share of data can be asked back from the history for an hour', () => {
  expect(canBeAskedBack(share, minutesLater(59))).toBe(true)
  expect(canBeAskedBack(share, minutesLater(60))).toBe(false)
})

it('what arrived, what failed and kyat cannot', () => {
  const soon = minutesLater(1)
  expect(canBeAskedBack({ ...share, type: 'SHARE_IN' }, soon)).toBe(false)
  expect(canBeAskedBack({ ...share, status: 'FAILED' }, soon)).toBe(false)
  expect(canBeAskedBack({ ...share, deltas: [{ unit: 'MMK', value: -1050 }] }, soon)).toBe(false)
})

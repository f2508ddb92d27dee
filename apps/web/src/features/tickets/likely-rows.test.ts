import { expect, it } from 'vitest'
import type { Transaction } from '#contracts/value.ts'
import { likelyRows } from './likely-rows.ts'

const row = (
  transactionId: string,
  type: Transaction['type'],
  status: Transaction['status'],
): Transaction => ({
  transactionId,
  type,
  status,
  at: '2026-11-16T10:00:00.000Z',
  packageId: null,
  packageName: null,
  packageNameMm: null,
  deltas: [],
  counterparty: null,
  why: { key: 'purchase', slots: {} },
  receiptNo: null,
})
const ROWS = [
  row('a', 'PACKAGE', 'SUCCEEDED'),
  row('b', 'TOPUP', 'SUCCEEDED'),
  row('c', 'PACKAGE', 'FAILED'),
  row('d', 'PACKAGE', 'SUCCEEDED'),
  row('e', 'PACKAGE', 'PENDING'),
]
const ids = (rows: readonly Transaction[]) => rows.map(({ transactionId }) => transactionId).join('')

it('shows the few of its kind, those that are not done first', () => {
  expect(ids(likelyRows('PACKAGE_NOT_RECEIVED', ROWS, null))).toBe('eca')
  expect(ids(likelyRows('TOPUP_NOT_RECEIVED', ROWS, null))).toBe('b')
})

it('any kind where the problem may be with any of them', () => {
  expect(ids(likelyRows('BALANCE_WRONG', ROWS, null))).toBe('eca')
})

it('the one that was asked for comes first, of whatever kind it is', () => {
  expect(ids(likelyRows('PACKAGE_NOT_RECEIVED', ROWS, { kind: 'MOVE', id: 'b' }))).toBe('bec')
})

import { expect, it } from 'vitest'
import type { Transaction } from '#contracts/value.ts'
import type { Translate } from '../../i18n/use-words.ts'
import { undoneText } from './undone-text.ts'

const t: Translate = (key, slots) => [key, ...Object.values(slots ?? {})].join(' ')

const said = (rest: Partial<Transaction>) =>
  undoneText(
    {
      transactionId: '0190a000-0000-7000-8000-000000000001',
      at: '2026-11-16T03:00:00.000Z',
      type: 'PACKAGE',
      status: 'FAILED',
      packageId: null,
      packageName: null,
      packageNameMm: null,
      deltas: [],
      counterparty: null,
      why: { key: 'purchase', slots: {} },
      receiptNo: null,
      ...rest,
    },
    { t, lang: 'en' },
  )

it.each([
  ['PACKAGE', 'purchases.checkingText'],
  ['GIFT_OUT', 'purchases.checkingText'],
  ['SHARE_OUT', 'purchases.waitText'],
  ['TOPUP', 'purchases.waitText'],
  ['FTTH_PAYMENT', 'purchases.waitText'],
  ['POINT_REDEEM', 'purchases.pointsWaitText'],
] as const)('while %s is open its owner reads what not to do again', (type, words) => {
  expect(said({ type, status: 'PENDING', deltas: [{ unit: 'MMK', value: -999 }] })).toBe(words)
})

it('a failure says that nothing was taken, of points where points pay', () => {
  expect(said({})).toBe('purchases.nothingTaken')
  expect(said({ type: 'POINT_REDEEM', why: { key: 'voucher', slots: { points: 5 } } })).toBe(
    'purchases.noPointsTaken',
  )
})

it('an own top-up that failed was paid: it says where the money goes', () => {
  const why = { key: 'topUp', slots: { paid: 1_050, tax: 50 } }
  expect(said({ type: 'TOPUP', why })).toBe('payments.goingBackText 1,050 Ks')
  expect(said({ type: 'TOPUP', why: { ...why, key: 'topUpFrom' } })).toBe('purchases.nothingTaken')
})

it('where something was taken although it failed nobody reads that it was not', () => {
  expect(said({ deltas: [{ unit: 'MMK', value: -1_100 }] })).toBeNull()
})

it('what has happened needs no such words', () => {
  expect(said({ status: 'SUCCEEDED' })).toBeNull()
  expect(said({ status: 'REVERSED' })).toBeNull()
})

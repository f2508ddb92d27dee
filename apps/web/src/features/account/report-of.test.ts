import { expect, it } from 'vitest'
import { reportOf } from './report-of.ts'

it('every row leads to the problem that it most often is, with its own id', () => {
  expect(reportOf({ type: 'PACKAGE', transactionId: 'm1' })).toEqual({
    service: 'mobile',
    category: 'PACKAGE_NOT_RECEIVED',
    thing: { kind: 'MOVE', id: 'm1' },
  })
  expect(reportOf({ type: 'FTTH_PAYMENT', transactionId: 'm2' })).toMatchObject({
    service: 'ftth',
    category: 'PAYMENT_NOT_POSTED',
  })
  expect(reportOf({ type: 'ADJUST', transactionId: 'm3' })).toMatchObject({ category: 'BALANCE_WRONG' })
})

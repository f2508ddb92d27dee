import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, PAYMENT_STATUSES, type Order, type Payment } from '#contracts/payments.ts'
import { isEnd, standOf, type Stand } from './order-stand.ts'

const AT = '2026-11-16T05:00:00.000Z'
const order = (status: Order['status'], refund: Order['refund'] = 'NONE'): Order => ({
  orderId: 'o',
  orderNo: 'T-1',
  type: 'TOPUP',
  status,
  target: '09 691 234 567',
  lines: [],
  total: 10_000,
  currency: 'MMK',
  createdAt: AT,
  expiresAt: AT,
  refund,
})
const payment = (status: Payment['status'], kind: Payment['action']['kind'] = 'NONE'): Payment => ({
  paymentId: 'p',
  orderId: 'o',
  channelCode: 'KBZPAY',
  amount: 10_000,
  status,
  action: { kind, url: null, qrPayload: null },
  createdAt: AT,
  expiresAt: AT,
  settledAt: null,
  promisedBy: '12:00',
  receiptNo: null,
})
const stand = (of: Order, by: Payment | null, came = 'PLACE') =>
  standOf({ order: of, payment: by, pollAfterSec: null }, { paymentId: 'p', channelCode: 'KBZPAY', came })

describe('an order nobody has paid', () => {
  it.each<[Order['status'], Payment | null, Stand]>([
    ['AWAITING_PAYMENT', null, 'choose'],
    ['AWAITING_PAYMENT', payment('PENDING_USER', 'QR'), 'pay'],
    ['AWAITING_PAYMENT', payment('PENDING_USER', 'REDIRECT'), 'pay'],
    ['AWAITING_PAYMENT', payment('PENDING_USER'), 'checking'],
    ['AWAITING_PAYMENT', payment('CREATED'), 'checking'],
    ['AWAITING_PAYMENT', payment('PROCESSING'), 'checking'],
    ['AWAITING_PAYMENT', payment('UNKNOWN'), 'checking'],
    ['AWAITING_PAYMENT', payment('FAILED'), 'notPaid'],
    ['AWAITING_PAYMENT', payment('EXPIRED'), 'notPaid'],
    ['EXPIRED', payment('FAILED'), 'over'],
    ['EXPIRED', payment('UNKNOWN'), 'checking'],
    ['EXPIRED', null, 'over'],
    ['CANCELLED', payment('EXPIRED'), 'over'],
  ])('%s stands as told', (status, by, expected) => {
    expect(stand(order(status), by)).toBe(expected)
  })

  it('a silent start takes nothing: nobody was shown where to pay', () => {
    expect(stand(order('AWAITING_PAYMENT'), payment('UNKNOWN'), 'ANSWER')).toBe('notStarted')
  })
})

it('whoever says to have paid is asked for no second payment; another try can be paid', () => {
  const waits = payment('PENDING_USER', 'QR')
  expect(stand(order('AWAITING_PAYMENT'), waits, 'SAID')).toBe('checking')
  expect(stand(order('AWAITING_PAYMENT'), { ...waits, paymentId: 'another' }, 'SAID')).toBe('pay')
})

it('paid is on its way until it is there; money that goes back is said before anything else', () => {
  expect(stand(order('PAID'), payment('SUCCEEDED'))).toBe('delivering')
  expect(stand(order('COMPLETED'), payment('SUCCEEDED'))).toBe('done')
  expect(stand(order('COMPLETED', 'ON_ITS_WAY'), payment('SUCCEEDED'))).toBe('done')
  expect(stand(order('FAILED'), payment('SUCCEEDED'))).toBe('goingBack')
  expect(stand(order('CANCELLED', 'ON_ITS_WAY'), payment('REFUND_PENDING'))).toBe('goingBack')
  expect(stand(order('CANCELLED', 'DONE'), payment('REFUNDED'))).toBe('wentBack')
  expect(stand(order('REFUNDED', 'DONE'), payment('REFUNDED'))).toBe('wentBack')
})

it('never "not paid" and never a new try while money may have been taken, in no pair of states', () => {
  const maybeTaken = PAYMENT_STATUSES.filter((status) =>
    ['PROCESSING', 'UNKNOWN', 'SUCCEEDED', 'CREATED'].includes(status),
  )
  const stands = ORDER_STATUSES.flatMap((status) => maybeTaken.map((by) => stand(order(status), payment(by))))
  expect(stands.filter((one) => ['notPaid', 'over', 'choose'].includes(one))).toEqual([])
  expect(stands.length).toBe(ORDER_STATUSES.length * 4)
})

it('an end is what its payer can change no more', () => {
  const ends: Stand[] = ['done', 'over', 'goingBack', 'wentBack']
  expect(ends.every(isEnd)).toBe(true)
  expect(
    ['choose', 'pay', 'notStarted', 'checking', 'delivering', 'notPaid'].some((one) => isEnd(one as Stand)),
  ).toBe(false)
})

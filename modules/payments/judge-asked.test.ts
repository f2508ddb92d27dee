import { describe, expect, it } from 'vitest'
import type { Asked, Paid } from './channel.ts'
import { judgeAsked } from './judge-asked.ts'
import type { PaymentTry } from './payment.ts'

const NOW = new Date('2026-11-16T05:00:00Z')
const payment: PaymentTry = {
  id: 'p',
  orderId: 'o',
  channel: 'fake',
  way: 'FAKE',
  reference: 'P0000000000000Z',
  amountKyat: 10_000,
  state: 'PENDING_USER',
  bodyHash: Buffer.alloc(32),
  action: null,
  providerRef: null,
  paidKyat: null,
  refundKyat: 0,
  noticeSaid: null,
  told: false,
  askedAt: null,
  closedAt: null,
  dueAt: null,
  createdAt: NOW,
  expiresAt: new Date(NOW.getTime() + 900_000),
  settledAt: null,
}
const paid: Paid = {
  said: 'PAID',
  reference: payment.reference,
  providerRef: 'x',
  amountKyat: 10_000,
  currency: 'MMK',
  merchant: 'shop',
  evidence: {},
}
const LATER = payment.expiresAt
const judge = (change: Partial<PaymentTry>, asked: Asked, now = NOW, isLast = false) =>
  judgeAsked({ ...payment, ...change }, asked, { merchant: 'shop', now, isLast })
const said = (word: Exclude<Asked['said'], 'PAID'>): Asked => ({ said: word, evidence: {} })

describe('what an answer means', () => {
  it('paid as asked is paid, from wherever it was', () => {
    for (const state of ['PENDING_USER', 'PROCESSING', 'UNKNOWN', 'EXPIRED', 'FAILED'] as const)
      expect(judge({ state }, paid)).toMatchObject({ to: 'SUCCEEDED' })
  })

  it.each([
    [{ amountKyat: 9_999 }, 'amount'],
    [{ amountKyat: 1_000_000 }, 'amount'],
    [{ currency: 'USD' }, 'currency'],
    [{ merchant: 'other' }, 'merchant'],
    [{ reference: 'P0000000000001Z' }, 'reference'],
    [{ providerRef: '' }, 'provider reference'],
  ])('paid with %o is held', (change, differs) => {
    expect(judge({}, { ...paid, ...change })).toEqual({ to: 'HELD', differs: [differs] })
  })

  it.each([
    ['WAITING', NOW, null],
    ['NOT_FOUND', NOW, null],
    ['WAITING', LATER, 'EXPIRED'],
    ['NOT_FOUND', LATER, 'EXPIRED'],
    ['CLOSED', NOW, 'EXPIRED'],
    ['REFUSED', NOW, 'FAILED'],
    ['PROCESSING', NOW, 'PROCESSING'],
    ['NOT_KNOWN', NOW, 'UNKNOWN'],
    ['NOT_KNOWN', LATER, 'UNKNOWN'],
  ] as const)('%s at %s leads to %s', (word, now, to) => {
    expect(judge({}, said(word), now).to).toBe(to)
  })

  it('a notice that says paid and a channel that does not: nobody is believed, and staff hear of it', () => {
    const noticeSaid = 'PAID' as const
    expect(judge({ noticeSaid }, said('REFUSED'))).toEqual({
      to: 'UNKNOWN',
      why: 'CONTRADICTION',
      alarm: true,
    })
    expect(judge({ noticeSaid, state: 'UNKNOWN' }, said('NOT_FOUND'))).toEqual({ to: null, alarm: true })
    expect(judge({ noticeSaid, state: 'UNKNOWN' }, said('REFUSED'), LATER, true)).toMatchObject({
      to: 'FAILED',
      alarm: true,
    })
  })

  it('a notice that says no and a channel that says paid: once it may be late, twice it is held', () => {
    const noticeSaid = 'FAILED' as const
    expect(judge({ noticeSaid }, paid)).toMatchObject({ to: 'PROCESSING', alarm: true })
    expect(judge({ noticeSaid, state: 'PROCESSING' }, paid)).toEqual({ to: 'HELD', differs: ['notice'] })
    expect(judge({ noticeSaid, state: 'EXPIRED' }, paid)).toEqual({ to: 'HELD', differs: ['notice'] })
  })

  it('one that was left behind before its start is not known', () => {
    for (const word of ['WAITING', 'NOT_FOUND', 'PROCESSING', 'NOT_KNOWN'] as const)
      expect(judge({ state: 'CREATED' }, said(word))).toMatchObject({ to: 'UNKNOWN' })
  })

  it('what has ended stays, unless it was paid', () => {
    for (const word of ['WAITING', 'NOT_FOUND', 'CLOSED', 'REFUSED', 'NOT_KNOWN'] as const)
      expect(judge({ state: 'EXPIRED' }, said(word), LATER)).toEqual({ to: null })
  })
})

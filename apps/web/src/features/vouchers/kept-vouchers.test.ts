import { beforeEach, expect, it } from 'vitest'
import type { MemberVoucher } from '#contracts/vouchers.ts'
import { beOwner, forgetOwner } from '../../session/own-storage.ts'
import { asOfNow, keepVouchers, keptVouchers } from './kept-vouchers.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const shown = (endsAt: string): MemberVoucher => ({
  id: '018f',
  voucherId: 'TEA-SET',
  title: 'Tea and two snacks',
  titleMm: null,
  merchant: { name: 'Tea house', nameMm: null },
  state: 'REVEALED',
  points: 400,
  seats: 1,
  issuedAt: inDays(-1),
  endsAt,
  codes: ['ABCDE23456'],
  usedAt: null,
  triesLeft: 5,
  giveBackUntil: null,
  startsAt: null,
})

beforeEach(() => {
  localStorage.clear()
  beOwner('9591')
})

it('a code that was shown is kept for its owner until its end, and not a moment longer', () => {
  keepVouchers([shown(inDays(3))])
  expect(asOfNow(keptVouchers() ?? [])[0]?.codes).toEqual(['ABCDE23456'])
  keepVouchers([shown(inDays(-1))])
  expect(asOfNow(keptVouchers() ?? [])[0]).toMatchObject({ state: 'EXPIRED', codes: [] })
})

it('the next one on the same phone finds nothing, nor does whoever signed out', () => {
  keepVouchers([shown(inDays(3))])
  beOwner('9592')
  expect(keptVouchers()).toBeUndefined()
  keepVouchers([shown(inDays(3))])
  forgetOwner()
  expect(Object.values(localStorage).join()).not.toContain('ABCDE23456')
})

it.each(['nonsense', '{}', '[{"id":1}]', '[null]'])('%s is no list of vouchers', (text) => {
  keepVouchers([])
  const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith('vouchers'))
  localStorage.setItem(key, text)
  expect(keptVouchers()).toBeUndefined()
})

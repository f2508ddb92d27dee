import { expect, it } from 'vitest'
import type { UsedWords } from '../i18n/use-words.ts'
import { contractPath, dueText, isDue, isOnItsWay } from './own-fibre.ts'

const words = {
  lang: 'en',
  t: (key: string, slots?: Record<string, unknown>) => `${key} ${Object.values(slots ?? {}).join(' ')}`,
} as unknown as UsedWords

it('S-283 a bill is due while its contract runs, also when it is suspended for it', () => {
  expect(isDue({ due: 42_000, status: 'ACTIVE' })).toBe(true)
  expect(isDue({ due: 42_000, status: 'SUSPENDED_DEBT' })).toBe(true)
  expect(isDue({ due: 42_000, status: 'TERMINATED' })).toBe(false)
  expect(isDue({ due: 0, status: 'ACTIVE' })).toBe(false)
})

it('an order is on its way until it has ended, however it ended', () => {
  expect(isOnItsWay({ status: 'SCHEDULED' })).toBe(true)
  for (const status of ['COMPLETED', 'CANCELLED', 'REJECTED', 'EXPIRED'] as const)
    expect(isOnItsWay({ status })).toBe(false)
})

it('says by when, where there is such a day', () => {
  expect(dueText({ due: 42_000, dueOn: '2026-11-20' }, words)).toBe(
    'fibre.card.due 42,000 Ks 20 November 2026',
  )
  expect(dueText({ due: 42_000, dueOn: null }, words)).toBe('fibre.card.dueNow 42,000 Ks')
})

it('leads to the contract, ready to pay', () => {
  expect(contractPath('TZ 1', true)).toBe('/home-internet/payment?contract=TZ%201&pay=1')
})

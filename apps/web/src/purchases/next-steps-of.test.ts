import { expect, it } from 'vitest'
import type { Allowance } from '#contracts/packages.ts'
import { nextStepsOf } from './next-steps-of.ts'

const words = { t: (key: string) => key, lang: 'en' } as const
const DATA: Allowance = { unit: 'MB', value: 750, scope: 'ANY' }
const WEEK = { name: 'Sabai Week', nameMm: null, allowances: [DATA], shareable: true }
const RUNS = { canRenew: true, autoRenew: false, expiresAt: '2026-11-22T17:30:00.000Z' }
const labels = (...asked: Parameters<typeof nextStepsOf>) => nextStepsOf(...asked).map(({ label }) => label)

it('data that can be shared, and a package that can renew, lead there', () => {
  expect(labels(WEEK, RUNS, words)).toEqual(['purchases.shareSome', 'purchases.renewFrom'])
})

it('nothing is offered that is on already, or that cannot be', () => {
  expect(labels(WEEK, { ...RUNS, autoRenew: true }, words)).toEqual(['purchases.shareSome'])
  const atNight = { ...WEEK, allowances: [{ ...DATA, scope: 'NIGHT' as const }] }
  expect(labels(atNight, { ...RUNS, canRenew: false }, words)).toEqual([])
  expect(labels({ name: 'Caller tune', nameMm: null }, { ...RUNS, canRenew: false }, words)).toEqual([])
})

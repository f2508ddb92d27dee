import { expect, it } from 'vitest'
import { fibrePriceAt } from './fibre-price.ts'

const price = (from: string, monthlyFee: number) => ({
  from,
  monthlyFee,
  installFee: 50_000,
  taxRatePct: 15,
})
const prices = [price('2026-03-01T00:00:00+06:30', 45_000), price('2025-01-01T00:00:00+06:30', 42_000)]
const at = (moment: string) => fibrePriceAt({ prices }, new Date(moment))?.monthlyFee

it('the newest price that has begun holds, in whatever order they are kept', () => {
  expect(at('2024-12-31T23:59:59+06:30')).toBeUndefined()
  expect(at('2026-02-28T23:59:59+06:30')).toBe(42_000)
  expect(at('2026-03-01T00:00:00+06:30')).toBe(45_000)
})

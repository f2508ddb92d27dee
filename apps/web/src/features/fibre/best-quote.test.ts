import { describe, expect, it } from 'vitest'
import type { FibreQuote, FtthPackage } from '#contracts/fibre.ts'
import { bestQuote, freeInstallFrom } from './best-quote.ts'

const quote = (months: number, perMonth: number, installWaived: boolean) =>
  ({ months, perMonth, installWaived }) as FibreQuote
const plan = (...quotes: FibreQuote[]) => ({ quotes }) as unknown as FtthPackage

describe('what a fibre plan costs at best', () => {
  it('is the cheapest month', () => {
    expect(
      bestQuote(plan(quote(1, 105_800, false), quote(12, 41_055, true), quote(6, 44_919, true)))?.months,
    ).toBe(12)
    expect(bestQuote(plan())).toBeNull()
  })

  it('names the fewest months that waive the installation', () => {
    expect(freeInstallFrom(plan(quote(12, 1, true), quote(6, 1, true), quote(3, 1, false)))).toBe(6)
    expect(freeInstallFrom(plan(quote(3, 1, false)))).toBeNull()
  })
})

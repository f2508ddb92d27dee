import { expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import type { CreditOrder } from './core.ts'
import type { CoreUnderTest } from './core-under-test.contract.ts'

const DAY_MS = 86_400_000

/** The promises of every core about money from outside. */
export function coreCreditContract(make: () => Promise<CoreUnderTest>): void {
  const paid = ({ clock }: CoreUnderTest, line: string, rest: Partial<CreditOrder> = {}): CreditOrder => ({
    id: newMoveId(clock.now().getTime()),
    line,
    unit: 'MMK',
    amount: 9_523,
    source: 'MAIN',
    validTo: null,
    paidKyat: 10_000,
    taxKyat: 477,
    extendsDays: 365,
    ...rest,
  })
  const endOf = async ({ core }: CoreUnderTest, line: string): Promise<number> =>
    Date.parse((await core.line(line))?.endsAt ?? '')

  it('S-301 of 10,000 paid the line gets 9,523, and 10,000 came in', async () => {
    const made = await make()
    const line = await made.open(100)
    const order = paid(made, line)
    expect(await made.core.credit(order)).toEqual({ outcome: 'DONE', totals: { MMK: 9_623 } })
    expect(await made.core.credit(order)).toEqual({ outcome: 'DONE', totals: { MMK: 9_623 } })
    expect(await made.core.paidIn?.([order.id])).toBe(10_000)
    const other = paid(made, line)
    await made.core.credit(other)
    expect(await made.core.paidIn?.([order.id, other.id])).toBe(20_000)
  })

  it('what was paid is what is credited and its tax, or nothing is', async () => {
    const made = await make()
    const line = await made.open(0)
    for (const wrong of [{ taxKyat: 476 }, { paidKyat: 9_999 }, { amount: 10_000 }, { taxKyat: 477.5 }])
      await expect((async () => made.core.credit(paid(made, line, wrong)))()).rejects.toThrow(RangeError)
    expect((await made.core.line(line))?.buckets[0]).toMatchObject({ balance: 0 })
  })

  it('the end of validity moves forward, and never back', async () => {
    const made = await make()
    const line = await made.open(0)
    const before = await endOf(made, line)
    made.clock.forward(DAY_MS)
    await made.core.credit(paid(made, line, { extendsDays: 30 }))
    expect(await endOf(made, line)).toBe(before)
    await made.core.credit(paid(made, line))
    expect(await endOf(made, line)).toBe(made.clock.now().getTime() + 365 * DAY_MS)
  })
}

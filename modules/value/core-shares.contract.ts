import { expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import type { CoreUnderTest } from './core-under-test.contract.ts'
import { kyat, type Grant, type TransferOrder } from './core.ts'

const DAY_MS = 86_400_000
const CODE_MS = 200_000

type Made = CoreUnderTest

const idAt = ({ clock }: Made) => newMoveId(clock.now().getTime())
const after = ({ clock }: Made, ms: number) => new Date(clock.now().getTime() + ms).toISOString()

/** A line with kyat left and buckets of its own. */
async function aGiver(made: Made, grants: readonly (Partial<Grant> & { readonly days: number })[]) {
  const line = await made.open(10_000)
  for (const { days, ...grant } of grants) {
    await made.core.charge({
      id: idAt(made),
      payer: line,
      receiver: line,
      price: kyat(1_000),
      taxKyat: 48,
      product: 'P',
      grants: [
        {
          unit: 'MB',
          amount: 1_000,
          source: 'PACKAGE',
          validTo: after(made, days * DAY_MS),
          shareable: true,
          ...grant,
        },
      ],
      replaces: false,
      hold: null,
    })
  }
  return line
}

const aTransfer = (
  made: Made,
  from: string,
  to: string,
  rest: Partial<TransferOrder> = {},
): TransferOrder => ({
  id: idAt(made),
  from,
  to,
  unit: 'MB',
  amount: 500,
  feeKyat: 75,
  validTo: after(made, 7 * DAY_MS),
  hold: null,
  ...rest,
})

const aHold = (made: Made, line: string, megabytes = 500) => ({
  id: idAt(made),
  line,
  price: kyat(75),
  share: { unit: 'MB', amount: megabytes } as const,
  until: after(made, CODE_MS),
})

const bucketsOf = async ({ core }: Made, line: string, unit = 'MB') =>
  ((await core.line(line))?.buckets ?? []).filter((bucket) => bucket.unit === unit)
const freeOf = async (made: Made, line: string, unit = 'MB') =>
  (await bucketsOf(made, line, unit)).reduce((sum, { balance, reserved }) => sum + balance - reserved, 0)

/** The promises of every core about megabytes and minutes that go from line to line. */
export function coreSharesContract(make: () => Promise<CoreUnderTest>): void {
  it('S-266 a share is set aside with its fee, cannot be used meanwhile, and posts once', async () => {
    const made = await make()
    const [from, to] = [await aGiver(made, [{ days: 30 }]), await made.open(0)]
    const hold = aHold(made, from, 800)
    expect(await made.core.reserve(hold)).toMatchObject({ outcome: 'DONE', totals: { MMK: 8_925, MB: 200 } })
    expect(await made.core.transfer(aTransfer(made, from, to, { amount: 201 }))).toMatchObject({
      reason: 'INSUFFICIENT_SHAREABLE',
      missing: 1,
    })
    const post = aTransfer(made, from, to, { amount: 800, hold: hold.id })
    expect(await made.core.transfer(post)).toMatchObject({ outcome: 'DONE', taken: kyat(75) })
    expect(await made.core.transfer({ ...post, id: idAt(made) })).toMatchObject({ reason: 'HOLD_GONE' })
    expect([await freeOf(made, from), await freeOf(made, to)]).toEqual([200, 800])
    expect(await freeOf(made, from, 'MMK')).toBe(8_925)
  })

  it('a share that was set aside is posted as it was set aside, or not at all', async () => {
    const made = await make()
    const [from, to] = [await aGiver(made, [{ days: 30 }]), await made.open(0)]
    const hold = aHold(made, from)
    await made.core.reserve(hold)
    for (const other of [{ amount: 499 }, { unit: 'MIN' as const }])
      expect(await made.core.transfer(aTransfer(made, from, to, { ...other, hold: hold.id }))).toMatchObject({
        reason: 'HOLD_GONE',
      })
    expect(await made.core.transfer(aTransfer(made, to, from, { hold: hold.id }))).toMatchObject({
      reason: 'HOLD_GONE',
    })
    expect(await freeOf(made, from)).toBe(500)
  })

  it('a share that was set aside comes back by voiding and by time', async () => {
    const made = await make()
    const [from, to] = [await aGiver(made, [{ days: 30 }]), await made.open(0)]
    const voided = aHold(made, from)
    await made.core.reserve(voided)
    expect(await made.core.void({ id: idAt(made), hold: voided.id })).toMatchObject({ outcome: 'DONE' })
    expect([await freeOf(made, from), await freeOf(made, from, 'MMK')]).toEqual([1_000, 9_000])
    const late = aHold(made, from)
    await made.core.reserve(late)
    made.clock.forward(CODE_MS)
    expect(await made.core.transfer(aTransfer(made, from, to, { hold: late.id }))).toMatchObject({
      reason: 'HOLD_GONE',
    })
    expect(await freeOf(made, to)).toBe(0)
    await made.core.void({ id: idAt(made), hold: late.id })
  })

  it('what is there for one of twenty shares is set aside for one', async () => {
    const made = await make()
    const from = await aGiver(made, [{ days: 30 }])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => made.core.reserve(aHold(made, from, 600))),
    )
    expect(answers.filter(({ outcome }) => outcome === 'DONE')).toHaveLength(1)
    expect(await freeOf(made, from)).toBe(400)
  })

  it('what ends first goes first, and each part keeps its own end and scope', async () => {
    const made = await make()
    const minutes = { unit: 'MIN', amount: 20 } as const
    const from = await aGiver(made, [
      { ...minutes, days: 30, scope: 'ANY' },
      { ...minutes, days: 2, scope: 'ONNET' },
    ])
    const to = await made.open(0)
    await made.core.transfer(aTransfer(made, from, to, { unit: 'MIN', amount: 30 }))
    const got = await bucketsOf(made, to, 'MIN')
    expect(got.map(({ balance, scope, source, shareable }) => [balance, scope, source, shareable])).toEqual([
      [20, 'ONNET', 'SHARE', false],
      [10, 'ANY', 'SHARE', false],
    ])
    const days = got.map(({ validTo }) => (Date.parse(validTo ?? '') - made.clock.now().getTime()) / DAY_MS)
    expect(days).toEqual([2, 7])
  })

  it('what came as a gift, from a campaign or by a share cannot be shared, whatever it says', async () => {
    const made = await make()
    const from = await aGiver(made, [
      { days: 30, source: 'GIFT' },
      { days: 30, source: 'CAMPAIGN' },
      { days: 30, source: 'LOYALTY' },
      { days: 30, shareable: false },
    ])
    const to = await made.open(1_000)
    const refused = { reason: 'INSUFFICIENT_SHAREABLE', missing: 500 }
    expect(await made.core.reserve(aHold(made, from))).toMatchObject(refused)
    expect(await made.core.transfer(aTransfer(made, from, to))).toMatchObject(refused)
    const giver = await aGiver(made, [{ days: 30 }])
    await made.core.transfer(aTransfer(made, giver, to))
    expect(await made.core.reserve(aHold(made, to))).toMatchObject(refused)
  })

  it('what ends before its code could is not set aside', async () => {
    const made = await make()
    const from = await aGiver(made, [{ days: CODE_MS / DAY_MS }])
    expect(await made.core.reserve(aHold(made, from))).toMatchObject({ reason: 'INSUFFICIENT_SHAREABLE' })
  })

  it('what is left of a share is taken back once, to where it came from; the fee stays', async () => {
    const made = await make()
    const [from, to] = [await aGiver(made, [{ days: 30 }]), await made.open(0)]
    const order = aTransfer(made, from, to)
    await made.core.transfer(order)
    await made.useUp(to, 'MB', 120)
    const back = { id: idAt(made), moveId: order.id }
    const answer = await made.core.takeBack(back)
    expect(answer).toEqual({ outcome: 'DONE', returned: 380, totals: { MMK: 8_925, MB: 880 } })
    expect(await made.core.takeBack(back)).toEqual(answer)
    expect(await made.core.takeBack({ ...back, id: idAt(made) })).toMatchObject({
      reason: 'NOTHING_TO_REVERSE',
    })
    expect([await freeOf(made, from), await freeOf(made, to)]).toEqual([880, 0])
    expect(await bucketsOf(made, from)).toHaveLength(1)
  })

  it('a share that was used up, a charge and a move nobody knows are not taken back', async () => {
    const made = await make()
    const [from, to] = [await aGiver(made, [{ days: 30 }]), await made.open(0)]
    const order = aTransfer(made, from, to)
    await made.core.transfer(order)
    await made.useUp(to, 'MB', 500)
    const takeBack = (moveId: string) => made.core.takeBack({ id: idAt(made), moveId })
    expect(await takeBack(order.id)).toMatchObject({ reason: 'ALREADY_USED' })
    expect(await takeBack(idAt(made))).toMatchObject({ reason: 'NOTHING_TO_REVERSE' })
    expect(await freeOf(made, from)).toBe(500)
  })

  it('two who send each other kyat at the same time both do', async () => {
    const made = await make()
    const [one, other] = [await made.open(10_000), await made.open(10_000)]
    const kyat = { unit: 'MMK', amount: 100, feeKyat: 5, validTo: null } as const
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        made.core.transfer(aTransfer(made, at % 2 ? one : other, at % 2 ? other : one, kyat)),
      ),
    )
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 30 }, () => 'DONE'))
    expect(await freeOf(made, one, 'MMK')).toBe(9_925)
  })

  it('what was spent counts purchases and fees of nobody else, and nothing that was undone', async () => {
    const made = await make()
    const line = await made.open(10_000)
    const spent = (enough = 100_000) => made.core.spentKyat({ line, enough })
    expect(await spent()).toBe(0)
    const order = {
      payer: line,
      receiver: line,
      taxKyat: 0,
      product: 'P',
      grants: [],
      replaces: false,
      hold: null,
    }
    const first = { ...order, id: idAt(made), price: kyat(2_000) }
    await made.core.charge(first)
    await made.core.charge({ ...order, id: idAt(made), price: kyat(1_500) })
    expect(await spent()).toBe(3_500)
    expect(await spent(1_000)).toBeGreaterThanOrEqual(1_000)
    await made.core.reverse({ id: idAt(made), moveId: first.id })
    expect(await spent()).toBe(1_500)
  })
}

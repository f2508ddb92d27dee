import { expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import { kyat, type ChargeOrder, type OperatorCore } from './core.ts'
import { coreCreditContract } from './core-credit.contract.ts'
import { corePointsContract } from './core-points.contract.ts'
import { coreReverseContract } from './core-reverse.contract.ts'
import { coreSharesContract } from './core-shares.contract.ts'
import { coreUseContract } from './core-use.contract.ts'
import type { CoreUnderTest } from './core-under-test.contract.ts'

const DAY_MS = 86_400_000

/** The promises of every operator core. Run against each adapter. */
export function coreContract(make: () => Promise<CoreUnderTest>): void {
  const later = (clock: CoreUnderTest['clock'], ms = 7 * DAY_MS) =>
    new Date(clock.now().getTime() + ms).toISOString()
  const idAt = (clock: CoreUnderTest['clock']) => newMoveId(clock.now().getTime())
  const aCharge = ({ clock }: CoreUnderTest, line: string, rest: Partial<ChargeOrder> = {}): ChargeOrder => ({
    id: idAt(clock),
    payer: line,
    receiver: line,
    price: kyat(1_000),
    taxKyat: 48,
    product: 'P7',
    grants: [{ unit: 'MB', amount: 1_024, source: 'PACKAGE', validTo: later(clock), shareable: true }],
    replaces: false,
    hold: null,
    ...rest,
  })
  const have = async (core: OperatorCore, line: string, unit: string) =>
    ((await core.line(line))?.buckets ?? [])
      .filter((bucket) => bucket.unit === unit)
      .reduce((sum, { balance, reserved }) => sum + balance - reserved, 0)

  it('S-270 the same id twice has one effect and one answer, other content is refused', async () => {
    const made = await make()
    const { core, open } = made
    const line = await open(3_000)
    const order = aCharge(made, line)
    const first = await core.charge(order)
    expect(first).toEqual({ outcome: 'DONE', taken: kyat(1_000), totals: { MMK: 2_000, MB: 1_024 } })
    expect(await core.charge(order)).toEqual(first)
    expect(await core.find(order.id)).toEqual(first)
    expect(await core.charge({ ...order, price: kyat(1) })).toMatchObject({ reason: 'ID_REUSED' })
    expect(
      await core.reserve({ id: order.id, line, price: kyat(1), until: order.grants[0]!.validTo! }),
    ).toMatchObject({
      reason: 'ID_REUSED',
    })
    expect([await have(core, line, 'MMK'), await have(core, line, 'MB')]).toEqual([2_000, 1_024])
  })

  it('twenty at once with one id have one effect', async () => {
    const made = await make()
    const line = await made.open(50_000)
    const order = aCharge(made, line)
    const answers = await Promise.all(Array.from({ length: 20 }, () => made.core.charge(order)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await have(made.core, line, 'MMK')).toBe(49_000)
  })

  it('twenty at once with enough for one: one takes, the others are told what is missing', async () => {
    const made = await make()
    const line = await made.open(1_500)
    const answers = await Promise.all(Array.from({ length: 20 }, () => made.core.charge(aCharge(made, line))))
    expect(answers.filter(({ outcome }) => outcome === 'DONE')).toHaveLength(1)
    for (const answer of answers.filter(({ outcome }) => outcome === 'REFUSED'))
      expect(answer).toEqual({ outcome: 'REFUSED', reason: 'INSUFFICIENT', missing: 500 })
    expect(await have(made.core, line, 'MMK')).toBe(500)
  })

  it('a refusal is remembered like an effect', async () => {
    const made = await make()
    const line = await made.open(500)
    const order = aCharge(made, line)
    const refused = await made.core.charge(order)
    await made.core.credit({
      id: idAt(made.clock),
      line,
      unit: 'MMK',
      amount: 9_000,
      source: 'MAIN',
      validTo: null,
    })
    expect(await made.core.charge(order)).toEqual(refused)
    expect(await have(made.core, line, 'MMK')).toBe(9_500)
  })

  it('an unknown id older than a day, or from the future, is refused; a known one still answers', async () => {
    const made = await make()
    const line = await made.open(5_000)
    const order = aCharge(made, line)
    const first = await made.core.charge(order)
    const old = aCharge(made, line)
    made.clock.forward(DAY_MS + 1_000)
    expect(await made.core.charge(old)).toEqual({ outcome: 'REFUSED', reason: 'ID_TOO_OLD' })
    expect(await made.core.charge(order)).toEqual(first)
    made.clock.forward(-3 * DAY_MS)
    expect(await made.core.charge(old)).toEqual({ outcome: 'REFUSED', reason: 'ID_TOO_OLD' })
  })

  it('a fraction never enters', async () => {
    const made = await make()
    const line = await made.open(5_000)
    const charged = async () => made.core.charge(aCharge(made, line, { price: kyat(0.5) }))
    await expect(charged()).rejects.toThrow(RangeError)
  })

  it('a line nobody knows pays nothing and gets nothing', async () => {
    const made = await make()
    const line = await made.open(5_000)
    const nobody = '959599999999'
    expect(await made.core.line(nobody)).toBeNull()
    expect(await made.core.charge(aCharge(made, line, { receiver: nobody }))).toMatchObject({
      reason: 'LINE_UNKNOWN',
    })
    expect(await made.core.charge(aCharge(made, nobody))).toMatchObject({ reason: 'LINE_UNKNOWN' })
    expect(await have(made.core, line, 'MMK')).toBe(5_000)
  })

  it('what is set aside cannot be spent, and posts once', async () => {
    const made = await make()
    const { core, clock } = made
    const [line, other] = [await made.open(1_500), await made.open(0)]
    const hold = { id: idAt(clock), line, price: kyat(1_000), until: later(clock, 200_000) }
    expect(await core.reserve(hold)).toEqual({ outcome: 'DONE', totals: { MMK: 500 } })
    expect(await core.charge(aCharge(made, line))).toMatchObject({ reason: 'INSUFFICIENT', missing: 500 })
    const posted = aCharge(made, line, { hold: hold.id, receiver: other })
    expect(await core.charge(posted)).toMatchObject({ outcome: 'DONE', totals: { MMK: 500 } })
    expect(await core.charge(aCharge(made, line, { hold: hold.id }))).toMatchObject({ reason: 'HOLD_GONE' })
    expect([await have(core, line, 'MMK'), await have(core, other, 'MB')]).toEqual([500, 1_024])
  })

  it('what is set aside comes back by voiding', async () => {
    const made = await make()
    const { core, clock } = made
    const line = await made.open(1_000)
    const hold = { id: idAt(clock), line, price: kyat(1_000), until: later(clock, 200_000) }
    await core.reserve(hold)
    expect(await core.void({ id: idAt(clock), hold: hold.id })).toMatchObject({ outcome: 'DONE' })
    expect(await core.void({ id: idAt(clock), hold: hold.id })).toMatchObject({ reason: 'HOLD_GONE' })
    expect(await have(core, line, 'MMK')).toBe(1_000)
  })

  it('what is set aside too long cannot be posted', async () => {
    const made = await make()
    const line = await made.open(1_000)
    const hold = { id: idAt(made.clock), line, price: kyat(1_000), until: later(made.clock, 200_000) }
    await made.core.reserve(hold)
    made.clock.forward(200_000)
    expect(await made.core.charge(aCharge(made, line, { hold: hold.id }))).toMatchObject({
      reason: 'HOLD_GONE',
    })
  })

  it('an unused charge is taken back as a whole, and once', async () => {
    const made = await make()
    const { core, clock } = made
    const line = await made.open(1_000)
    const order = aCharge(made, line)
    await core.charge(order)
    const undo = { id: idAt(clock), moveId: order.id }
    expect(await core.reverse(undo)).toEqual({ outcome: 'DONE', totals: { MMK: 1_000, MB: 0 } })
    expect(await core.reverse(undo)).toMatchObject({ outcome: 'DONE' })
    expect(await core.reverse({ ...undo, id: idAt(clock) })).toMatchObject({ reason: 'NOTHING_TO_REVERSE' })
    expect([await have(core, line, 'MMK'), await have(core, line, 'MB')]).toEqual([1_000, 0])
  })

  it('a charge of which one megabyte was used stays', async () => {
    const made = await make()
    const line = await made.open(1_000)
    const order = aCharge(made, line)
    await made.core.charge(order)
    await made.useUp(line, 'MB', 1)
    expect(await made.core.reverse({ id: idAt(made.clock), moveId: order.id })).toMatchObject({
      reason: 'ALREADY_USED',
    })
    expect([await have(made.core, line, 'MMK'), await have(made.core, line, 'MB')]).toEqual([0, 1_023])
  })

  it('replacing ends what was left of the same product, and undoing brings it back', async () => {
    const made = await make()
    const { core, clock } = made
    const line = await made.open(3_000)
    await core.charge(aCharge(made, line))
    await made.useUp(line, 'MB', 24)
    const order = aCharge(made, line, { replaces: true })
    await core.charge(order)
    expect(await have(core, line, 'MB')).toBe(1_024)
    await core.reverse({ id: idAt(clock), moveId: order.id })
    expect([await have(core, line, 'MMK'), await have(core, line, 'MB')]).toEqual([2_000, 1_000])
  })

  it('a transfer takes the fee and what is shareable, and lasts no longer than its source', async () => {
    const made = await make()
    const { core, clock } = made
    const [from, to] = [await made.open(2_000), await made.open(0)]
    await core.charge(aCharge(made, from))
    const order = { id: idAt(clock), from, to, unit: 'MB', amount: 500, feeKyat: 75, hold: null } as const
    expect(await core.transfer({ ...order, validTo: later(clock, 30 * DAY_MS) })).toMatchObject({
      outcome: 'DONE',
      taken: kyat(75),
      totals: { MMK: 925, MB: 524 },
    })
    const [shared] = (await core.line(to))!.buckets.filter(({ unit }) => unit === 'MB')
    expect(shared).toMatchObject({ balance: 500, source: 'SHARE', shareable: false })
    expect(Date.parse(shared!.validTo!)).toBe(clock.now().getTime() + 7 * DAY_MS)
    const tooMuch = { ...order, id: idAt(clock), amount: 525, validTo: later(clock) }
    expect(await core.transfer(tooMuch)).toMatchObject({ reason: 'INSUFFICIENT_SHAREABLE', missing: 1 })
  })

  it('kyat goes from main to main', async () => {
    const made = await make()
    const [from, to] = [await made.open(2_000), await made.open(10)]
    const order = {
      id: idAt(made.clock),
      from,
      to,
      unit: 'MMK',
      amount: 500,
      feeKyat: 25,
      validTo: null,
      hold: null,
    } as const
    expect(await made.core.transfer(order)).toMatchObject({ outcome: 'DONE', totals: { MMK: 1_475 } })
    expect(await have(made.core, to, 'MMK')).toBe(510)
  })

  it('an abandoned id never takes effect; one that did says so', async () => {
    const made = await make()
    const { core, clock } = made
    const line = await made.open(3_000)
    const lost = aCharge(made, line)
    expect(await core.find(lost.id)).toBeNull()
    expect(await core.abandon(lost.id)).toEqual({ outcome: 'REFUSED', reason: 'ABANDONED' })
    expect(await core.charge(lost)).toEqual({ outcome: 'REFUSED', reason: 'ABANDONED' })
    const done = aCharge(made, line)
    const answer = await core.charge(done)
    expect(await core.abandon(done.id)).toEqual(answer)
    expect(await have(core, line, 'MMK')).toBe(2_000)
    expect(clock.now()).toBeInstanceOf(Date)
  })

  it('a charge and an abandoning at once agree', async () => {
    const made = await make()
    const line = await made.open(100_000)
    for (let round = 0; round < 10; round += 1) {
      const order = aCharge(made, line)
      const [charged, abandoned] = await Promise.all([made.core.charge(order), made.core.abandon(order.id)])
      expect(charged).toEqual(abandoned)
    }
  })

  it('what has expired is not there', async () => {
    const made = await make()
    const line = await made.open(1_000)
    await made.core.charge(aCharge(made, line))
    made.clock.forward(8 * DAY_MS)
    expect(await have(made.core, line, 'MB')).toBe(0)
  })

  coreCreditContract(make)
  coreSharesContract(make)
  coreReverseContract(make)
  corePointsContract(make)
  coreUseContract(make)
}

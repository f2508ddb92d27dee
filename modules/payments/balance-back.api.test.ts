import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { makeAdjustKind } from '#modules/office/index.ts'
import { makeBalanceBackKind, makeBalanceKind } from '#modules/payments/index.ts'

const adjust = makeAdjustKind(async () => {})
const back = makeBalanceBackKind()
let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})
const kyat = async ({ number }: Person) => (await site.balance(number))['MMK']
const startOf = (line: string) => ({ id: site.newKey(), subject: null, line, lang: 'my' }) as const

/** A payment of 1,000 from the balance, for which staff know that 1,100 were taken. */
async function overpaid() {
  const ann = await site.person(9_000)
  const { core, rules, lines } = site
  const asked = startOf(ann.number)
  const input = { orderNo: 'N1', kyat: 1_000, taxKyat: 0, withCode: false }
  site.goWrong('WRONG_PRICE')
  const paid = await site.value.start(makeBalanceKind({ core, lines, rules }), { ...asked, input })
  expect(paid).toMatchObject({ ok: false, code: 'RESULT_UNKNOWN' })
  const grounds = {
    who: 'ma.thida',
    why: 'price typed wrong',
    evidence: 'core ticket 4712',
    proposalId: null,
  }
  const ended = await site.endByHand({ moveId: asked.id, as: 'COMPLETED', takenKyat: 1_100, ...grounds })
  expect(ended).toMatchObject({ ok: true })
  return { ann, moveId: asked.id }
}
type Paid = Awaited<ReturnType<typeof overpaid>>

const returnExcess = ({ ann, moveId }: Paid, id = site.newKey()) =>
  site.value.start(adjust, { ...startOf(ann.number), id, input: { proposalId: 'a', kyat: 100, moveId } })
const giveBack = ({ ann, moveId }: Paid) =>
  site.value.start(back, { ...startOf(ann.number), input: { moveId, orderNo: 'N1', kyat: 1_000 } })
const CONFLICT = { ok: false, code: 'CONFLICT' }

describe('a payment from the balance that took too much', () => {
  it('does not come back as a whole after staff returned the excess', async () => {
    const paid = await overpaid()
    expect(await returnExcess(paid)).toMatchObject({ ok: true })
    expect(await giveBack(paid)).toMatchObject(CONFLICT)
    expect(await kyat(paid.ann)).toBe(8_100)
  })

  it('has no excess left to return once it came back as a whole', async () => {
    const paid = await overpaid()
    expect(await giveBack(paid)).toMatchObject({ ok: true })
    expect(await returnExcess(paid)).toMatchObject(CONFLICT)
    expect(await giveBack(paid)).toMatchObject({ ok: false })
    expect(await kyat(paid.ann)).toBe(9_000)
    expect(await site.value.findAny(paid.moveId)).toMatchObject({ state: 'REVERSED' })
  })

  it('has none to return while it is on its way back without an answer', async () => {
    const paid = await overpaid()
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await giveBack(paid)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await returnExcess(paid)).toMatchObject(CONFLICT)
    site.clock.forward(31_000)
    expect(await site.reconcile()).toBe(1)
    expect(await returnExcess(paid)).toMatchObject(CONFLICT)
    expect(await kyat(paid.ann)).toBe(9_000)
  })

  it('does not come back as a whole while the excess is on its way without an answer', async () => {
    const paid = await overpaid()
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await returnExcess(paid)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await giveBack(paid)).toMatchObject(CONFLICT)
    expect(await kyat(paid.ann)).toBe(8_100)
  })

  it('does not come back as a whole at a machine that is behind the one that returned the excess', async () => {
    const paid = await overpaid()
    const here = site.clock.now()
    site.clock.forward(3_000)
    expect(await returnExcess(paid, newMoveId(site.clock.now().getTime() + 86_400_000))).toMatchObject({
      ok: true,
    })
    site.clock.set(here.toISOString())
    expect(await giveBack(paid)).toMatchObject(CONFLICT)
  })

  it('is given back to one of both when they are asked for at once', async () => {
    const paid = await overpaid()
    const both = await Promise.all([returnExcess(paid), giveBack(paid)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { makeBalanceBackKind, makeBalanceKind } from '#modules/payments/index.ts'

const back = makeBalanceBackKind()
let site: ValueApp
const hands = handsOf(() => site)
const startOf = (line: string) => ({ id: site.newKey(), subject: null, line, lang: 'my' }) as const

describe.each(WAYS)('what a holder who left had paid from the balance (%s)', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('is refused to come back: neither money nor a history of it reaches the next holder', async () => {
    const ann = await site.person(9_000)
    const { core, rules, lines } = site
    const asked = startOf(ann.number)
    const input = { orderNo: 'N1', kyat: 1_000, taxKyat: 0, withCode: false }
    const paid = await site.value.start(makeBalanceKind({ core, lines, rules }), { ...asked, input })
    expect(paid).toMatchObject({ ok: true })
    const heir = await hands.reassign(ann.number)
    const backInput = { moveId: asked.id, orderNo: 'N1', kyat: 1_000 }
    const came = await site.value.start(back, { ...startOf(ann.number), input: backInput })
    expect(came).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await site.balance(heir.number)).toEqual({ MMK: 0 })
    expect((await hands.get(heir, 'transactions')).result).toEqual([])
    expect(await site.value.findAny(asked.id)).toMatchObject({ state: 'COMPLETED' })
  })
})

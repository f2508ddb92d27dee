import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharingOf, type Person, type Sharing } from '#apps/api/test-sharing.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
let people: Sharing
beforeAll(async () => {
  site = await valueApp()
  people = sharingOf(site)
})
afterEach(async () => {
  expect(await site.keeping.recount()).toEqual([])
})

describe('a wrong number', () => {
  const recall = (who: Person, id: string, method: 'GET' | 'POST' = 'POST') =>
    site.inject(method, `/gw/me/shares/${id}/recall`, {
      token: who.token,
      ...(method === 'POST' && { payload: {} }),
    })
  const shared = async () => {
    const [ann, bob] = [await people.aGiver(), await site.stranger()]
    site.clock.forward(1_000)
    const done = await people.shareNow(ann, bob)
    const { transfer } = done.result as unknown as { transfer: { transferId: string; recallUntil: string } }
    return { ann, bob, id: transfer.transferId, recallUntil: transfer.recallUntil }
  }
  const toldTo = (number: string) =>
    site.inbox.filter(({ to }) => to === number).map(({ template }) => template)

  it('what was not used comes back, the fee does not, and both sides are told', async () => {
    const { ann, bob, id } = await shared()
    await site.keeping.useUp(site.newKey(), bob, 'MB', 120)
    site.clock.forward(1_000)
    expect(await recall(ann, id)).toMatchObject({ status: 200, result: { state: 'ASKED', returned: null } })
    expect((await recall(ann, id)).result).toMatchObject({ state: 'ASKED' })
    expect(toldTo(bob)).toEqual(['shareReceived', 'recallAsked'])
    expect(await site.answerRecalls()).toBe(1)
    expect(await site.answerRecalls()).toBe(0)
    expect((await recall(ann, id, 'GET')).result).toMatchObject({
      state: 'RETURNED',
      returned: { unit: 'MB', value: 380 },
    })
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 7_925, MB: 1_204 })
    expect((await site.balance(bob))['MB']).toBeUndefined()
    expect(toldTo(bob).at(-1)).toBe('recallTaken')
    expect(toldTo(ann.number).at(-1)).toBe('recallDone')
    const rows = await site.inject('GET', '/gw/me/transactions', { token: ann.token })
    expect((rows.result as unknown as object[]).slice(0, 2)).toMatchObject([
      { type: 'SHARE_IN', deltas: [{ unit: 'MB', value: 380 }], why: { key: 'recallIn' } },
      { type: 'SHARE_OUT', status: 'SUCCEEDED' },
    ])
  })

  it('a share that came back as a whole is shown as reversed on both sides', async () => {
    const { ann, bob, id } = await shared()
    await recall(ann, id)
    await site.answerRecalls()
    const rows = await site.db
      .selectFrom('value_history')
      .select(['line', 'status'])
      .where('move_id', '=', id)
      .execute()
    expect(rows.toSorted((a, b) => (a.line < b.line ? -1 : 1))).toEqual(
      [ann.number, bob].toSorted().map((line) => ({ line, status: 'REVERSED' })),
    )
    expect((await people.info(ann)).limits.usedToday).toBe(1)
  })

  it('what was used up stays with its receiver, and both are told', async () => {
    const { ann, bob, id } = await shared()
    await site.keeping.useUp(site.newKey(), bob, 'MB', 500)
    await recall(ann, id)
    await site.answerRecalls()
    expect((await recall(ann, id, 'GET')).result).toMatchObject({ state: 'REFUSED', returned: null })
    expect([toldTo(bob).at(-1), toldTo(ann.number).at(-1)]).toEqual(['recallKept', 'recallFailed'])
  })

  it('works for sixty minutes, for the sender alone, and three times in thirty days', async () => {
    const { ann, id, recallUntil } = await shared()
    const eve = await people.aGiver([])
    expect(await recall(eve, id)).toMatchObject({ status: 404 })
    site.clock.forward(Date.parse(recallUntil) - site.clock.now().getTime())
    expect(await recall(ann, id)).toMatchObject({ status: 422, code: 'RECALL_NOT_POSSIBLE' })
    const again: string[] = []
    for (let at = 0; at < 4; at += 1) {
      const done = await people.shareNow(ann, await site.stranger(), { amount: 100, fee: 50 })
      again.push((done.result as unknown as { transfer: { transferId: string } }).transfer.transferId)
    }
    const answers = []
    for (const one of again) answers.push((await recall(ann, one)).status)
    expect(answers).toEqual([200, 200, 200, 422])
  })

  it('three in thirty days, and no more when five are asked for at once', async () => {
    const ann = await people.aGiver()
    const shares: string[] = []
    for (let at = 0; at < 5; at += 1) {
      const done = await people.shareNow(ann, await site.stranger(), { amount: 100, fee: 50 })
      shares.push((done.result as unknown as { transfer: { transferId: string } }).transfer.transferId)
    }
    const statuses = (await Promise.all(shares.map((one) => recall(ann, one)))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 422, 422])
  })

  it('nobody carried it out for more than a day: it is carried out then', async () => {
    const { ann, id } = await shared()
    await recall(ann, id)
    site.clock.forward(25 * 3_600_000)
    await site.answerRecalls()
    await site.answerRecalls()
    expect((await recall(ann, id, 'GET')).result).toMatchObject({ state: 'RETURNED' })
  })

  it('a core that is silent: the answer comes when it does, once', async () => {
    const { ann, bob, id } = await shared()
    await site.answerRecalls()
    await recall(ann, id)
    site.goWrong('SILENT_AFTER_EFFECT')
    await site.answerRecalls()
    expect((await recall(ann, id, 'GET')).result).toMatchObject({ state: 'ASKED' })
    site.clock.forward(31_000)
    await site.reconcile()
    expect((await recall(ann, id, 'GET')).result).toMatchObject({ state: 'RETURNED' })
    expect(toldTo(bob).filter((template) => template === 'recallTaken')).toHaveLength(1)
  })
})

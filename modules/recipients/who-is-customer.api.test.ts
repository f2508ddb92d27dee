import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)

const unknown = () => `9596${randomInt(5e7, 1e8 - 1)}`
async function barred(): Promise<string> {
  const number = await site.stranger()
  await site.db.updateTable('line').set({ state: 'BARRED' }).where('number', '=', number).execute()
  return number
}
async function optedOut(): Promise<string> {
  const number = await site.stranger()
  const row = { line: number, accept: 'NONE', changed_at: site.clock.now() }
  await site.db.insertInto('gift_policy').values(row).execute()
  return number
}
const gift = async (who: Person, receiver: string, expectedPrice = 1_000) => {
  await shop.letCodesBeSentAgain()
  const { requestId: _, ...answer } = (await site.inject('POST', '/gw/v2/vas-package/WEEK/request-gift', {
    token: who.token,
    key: site.newKey(),
    payload: { receiver, expectedPrice },
  })) as unknown as Record<string, unknown>
  return answer
}

describe.each(WAYS)('nobody can ask us who is a customer, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('a wrong price is answered for every number alike', async () => {
    const ann = await site.person(9_000)
    const numbers = [await site.stranger(), await barred(), await optedOut(), unknown()]
    const answers = []
    for (const number of numbers) answers.push(await gift(ann, number, 1))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 'PRICE_CHANGED' })
  })

  it('without the price on the balance nothing is learnt', async () => {
    const ann = await site.person(999)
    const numbers = [await site.stranger(), await barred(), unknown()]
    const answers = []
    for (const number of numbers) answers.push(await gift(ann, number))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
  })

  it('barred, opted out and unknown are one answer', async () => {
    const ann = await site.person(9_000)
    const numbers = [await barred(), await optedOut(), unknown()]
    const answers = []
    for (const number of numbers) answers.push(await gift(ann, number))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
  })

  it('five in a day; then no new number at all, good or bad, but those that took something before', async () => {
    const ann = await site.person(9_000)
    const friend = await site.stranger()
    await gift(ann, friend)
    await shop.giveGift(ann, (await lastMove(ann)).id)
    const missed = Array.from({ length: 5 }, unknown)
    for (const number of missed)
      expect(await gift(ann, number)).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
    expect(await gift(ann, missed[0] ?? '')).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
    for (const number of [unknown(), await site.stranger()])
      expect(await gift(ann, number)).toMatchObject({ code: 'RECIPIENTS_LIMIT' })
    expect(await gift(ann, friend)).toMatchObject({ code: 'SUCCESS' })
    site.clock.forward(24 * 3_600_000 + 1)
    expect(await gift(ann, unknown())).toMatchObject({ code: 'RECIPIENT_INELIGIBLE' })
  })
})

const lastMove = (who: Person) =>
  site.db
    .selectFrom('value_move')
    .select('id')
    .where('line', '=', who.number)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

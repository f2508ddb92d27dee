import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import type { Order } from '#contracts/payments.ts'
import { aChannel } from '#apps/api/test-fibre.ts'
import { linesAt } from '#apps/api/test-fibre-lines.ts'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

const DAY_MS = 86_400_000
const fake = aChannel()
let site: ValueApp
const { at, paid } = linesAt(() => site, fake)
const shop = shopOf(() => site)
const hands = handsOf(() => site)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

const WISH = { offerId: 'FTTH-1000', expectedPoints: 1_000 }

async function collector(points = 2_000) {
  const ann = await site.person(0)
  const id = newMoveId(site.clock.now().getTime())
  const validTo = new Date(site.clock.now().getTime() + 60 * DAY_MS).toISOString()
  const credit = { id, line: ann.number, unit: 'POINT', source: 'LOYALTY', validTo } as const
  await site.books.credit({ ...credit, amount: points })
  return { ann, contractNo: await at.contract(2, { line: ann.number }) }
}

async function exchanged(ann: Person, contractNo: string, wish: object = WISH) {
  const post = (path: string, payload: object) =>
    site.inject('POST', `/loyalty-exchange${path}`, { token: ann.token, key: site.newKey(), payload })
  const asked = await post('/redeem/request', { ...wish, contractNo })
  if (asked.code !== 'SUCCESS') return asked
  return post('/redeem', { ...wish, contractNo, transferId: shop.transferOf(asked), otp: shop.code() })
}

/** Of a contract that the book does not have. */
async function refusedByTheBook() {
  const { ann, contractNo } = await collector()
  const done = await exchanged(ann, contractNo)
  await sql`update exchange_fulfilment set contract_no = 'FB000000000' where move_id = ${idOf(done)}`.execute(
    site.db,
  )
  return { ann, done }
}

/** At once: without a code where the rule asks for none. */
const exchange = (ann: Person, contractNo: string, [offerId, expectedPoints]: readonly [string, number]) =>
  site.inject('POST', '/loyalty-exchange/redeem', {
    token: ann.token,
    key: site.newKey(),
    payload: { offerId, expectedPoints, contractNo },
  })

const stateOf = async (id: unknown) => {
  const { rows } = await sql<{
    state: string
  }>`select state from exchange_fulfilment where move_id = ${id}`.execute(site.db)
  return rows[0]?.state
}
/** What its next bill will be reduced by. */
const offNextBill = async (contractNo: string) => {
  const { rows } = await sql<{
    kyat: number
  }>`select c.kyat from fibre.charge c join fibre.contract f on f.id = c.contract_id
    where f.contract_no = ${contractNo} and c.kyat < 0`.execute(site.db)
  return rows.map(({ kyat }) => kyat)
}
const points = async ({ number }: Person) => (await site.balance(number))['POINT'] ?? 0
const idOf = (answer: { result: object }) => (answer.result as { transactionId: string }).transactionId

describe('points for a fibre bill', () => {
  it('S-323 take kyat off the contract, once, under the id of the exchange', async () => {
    const { ann, contractNo } = await collector()
    const done = await exchanged(ann, contractNo)
    expect(done).toMatchObject({ code: 'SUCCESS', result: { spendableAfter: 1_000, validTo: null } })
    await site.creditBills()
    await site.creditBills()
    expect(await stateOf(idOf(done))).toBe('DONE')
    expect(await offNextBill(contractNo)).toEqual([-1_000])
    expect(await points(ann)).toBe(1_000)
  })

  it('a silent book is asked again, never credited twice', async () => {
    const { ann, contractNo } = await collector()
    const done = await exchanged(ann, contractNo)
    site.bookGoesWrong('SILENT_AFTER_EFFECT')
    await site.creditBills()
    expect(await stateOf(idOf(done))).toBe('WAITING')
    site.clock.forward(6 * 60_000)
    await site.creditBills()
    expect(await stateOf(idOf(done))).toBe('DONE')
    expect(await offNextBill(contractNo)).toEqual([-1_000])
  })

  it('a book that would not gives the points back to their lot', async () => {
    const { ann, done } = await refusedByTheBook()
    await site.creditBills()
    expect(await stateOf(idOf(done))).toBe('REFUSED')
    await site.creditBills()
    expect(await stateOf(idOf(done))).toBe('GIVEN_BACK')
    expect(await points(ann)).toBe(2_000)
    await site.creditBills()
    expect(await points(ann)).toBe(2_000)
  })

  it.each(['before', 'after'])(
    'are gone with whoever left the number %s the book refused, and nothing is tried any more',
    async (when) => {
      const { ann, done } = await refusedByTheBook()
      if (when === 'after') await site.creditBills()
      const heir = await hands.reassign(ann.number)
      for (let tries = 0; tries < 3; tries += 1) {
        site.clock.forward(61_000)
        await site.creditBills()
      }
      expect(await stateOf(idOf(done))).toBeUndefined()
      expect(await points(heir)).toBe(0)
      expect((await hands.get(heir, 'transactions')).result).toEqual([])
    },
  )

  it('at most a fifth of the newest bill before tax, and only of a contract of one’s own', async () => {
    const { ann, contractNo } = await collector(9_000)
    await sql`update exchange_offer set bill_kyat = 8401 where offer_id = 'FTTH-5500'`.execute(site.db)
    expect(await exchanged(ann, contractNo, { offerId: 'FTTH-5500', expectedPoints: 5_000 })).toMatchObject({
      code: 'EXCHANGE_BILL_SMALL',
      facts: { n: 8_400 },
    })
    const strange = await at.contract(2)
    expect(await exchanged(ann, strange)).toMatchObject({ code: 'FTTH_ACCOUNT_NOT_FOUND' })
    expect(await exchanged(ann, 'FB000000000')).toMatchObject({ code: 'FTTH_ACCOUNT_NOT_FOUND' })
    expect(await points(ann)).toBe(9_000)
  })
})

describe.each(WAYS)('all points together, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { channels: [fake.channel], way })
    await site.setRule('points.exchange', new Date(site.clock.now().getTime() + 1_000), {
      codeFrom: 1_000_000,
    })
    site.clock.forward(2_000)
  })
  const LARGE = ['FTTH-5500', 5_000] as const
  const MIDDLE = ['FTTH-3200', 3_000] as const
  const SMALL = ['FTTH-1000', 1_000] as const
  const SMALLER = { code: 'EXCHANGE_BILL_SMALL' }

  it('pay at most a fifth of the newest bill', async () => {
    const { ann, contractNo } = await collector(30_000)
    expect((await exchange(ann, contractNo, LARGE)).code).toBe('SUCCESS')
    await site.creditBills()
    expect(await exchange(ann, contractNo, MIDDLE)).toMatchObject({ ...SMALLER, facts: { n: 2_900 } })
    for (const _ of [1, 2]) expect((await exchange(ann, contractNo, SMALL)).code).toBe('SUCCESS')
    expect(await exchange(ann, contractNo, MIDDLE)).toMatchObject({ ...SMALLER, facts: { n: 900 } })
    await site.creditBills()
    expect((await offNextBill(contractNo)).toSorted((a, b) => a - b)).toEqual([-5_500, -1_000, -1_000])
  })

  it('so do those asked for at once, of two lines that may pay for one contract', async () => {
    const { ann, contractNo } = await collector(30_000)
    const { ann: bob } = await collector(30_000)
    await sql`insert into fibre_link (account_id, contract_no, linked_by, linked_at)
      select id, ${contractNo}, 'CODE', ${site.clock.now()} from account where number = ${bob.number}`.execute(
      site.db,
    )
    const both = await Promise.all([ann, bob].map((who) => exchange(who, contractNo, LARGE)))
    expect(both.map(({ code }) => code).toSorted()).toEqual(['EXCHANGE_BILL_SMALL', 'SUCCESS'])
  })

  it('what a bill refused leaves its part to others', async () => {
    const { ann, contractNo } = await collector(30_000)
    const done = await exchange(ann, contractNo, LARGE)
    await sql`update exchange_fulfilment set state = 'REFUSED' where move_id = ${idOf(done)}`.execute(site.db)
    expect((await exchange(ann, contractNo, LARGE)).code).toBe('SUCCESS')
  })
})

describe('points for paying fibre', () => {
  it('come once, when the posting is done, without tax and without a limit', async () => {
    const ann = await site.person(0)
    const contractNo = await at.contract(2, { line: ann.number })
    const answer = await at.order(ann, { type: 'FTTH_BILL', contractNo, expectedTotal: 96_600 })
    expect(answer.code).toBe('SUCCESS')
    const { orderId } = at.as<Order>(answer)
    await paid(ann, orderId)
    for (let tries = 0; tries < 3; tries += 1) await site.payDue()
    const rows = await site.db
      .selectFrom('points_earn')
      .select(['move_id', 'line', 'spend', 'limited'])
      .where('line', '=', ann.number)
      .execute()
    expect(rows).toEqual([{ move_id: orderId, line: ann.number, spend: 920, limited: false }])
  })
})

import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { makeValue } from '#modules/value/index.ts'

let site: ValueApp
const shop = shopOf(() => site)
beforeAll(async () => {
  site = await valueApp()
})

const main = async ({ number }: Person) => (await site.balance(number))['MMK']

/** Asks for a code, and lets `meanwhile` see the move before its code is noted and write after it was. */
async function besideTheCode<T>(ann: Person, meanwhile: (id: string, subject: string) => Promise<T>) {
  const { db, core, codes, queueSms, clock, log, purchase } = site
  const [reserved, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const at = async (point: string) => {
    if (point !== 'after-reserve') return
    reserved.resolve()
    await mayGoOn.promise
  }
  const { id: subject } = await db
    .selectFrom('account')
    .select('id')
    .where('number', '=', ann.number)
    .executeTakeFirstOrThrow()
  const id = site.newKey()
  const input = {
    product: 'WEEK',
    expectedPrice: 1_000,
    autoRenew: false,
    acceptOverlap: false,
    withCode: true,
    renews: null,
  }
  const value = makeValue({ db, core, codes, queueSms, clock, log, kinds: [purchase], at })
  const asking = value.start(purchase, { id, subject, line: ann.number, lang: 'en', input })
  await reserved.promise
  const beside = await db.transaction().execute(async (tx) => {
    await sql`select from value_move where id = ${id} for update`.execute(tx)
    mayGoOn.resolve()
    await untilWaiting(db, 1)
    const begun = { end: meanwhile(id, subject) }
    await untilWaiting(db, 2)
    return begun
  })
  expect(await asking).toMatchObject({ ok: true, value: { step: 'CODE' } })
  return { id, answer: await beside.end }
}

const confirm = (ann: Person, id: string) =>
  site.inject('POST', '/gw/vas-package/WEEK/confirm-register', {
    token: ann.token,
    payload: { transferId: id, otp: shop.code() },
  })

describe('what is given up while its code is being sent', () => {
  it('is not charged beside the same wish without a code', async () => {
    const ann = await site.person(5_000)
    const { id, answer } = await besideTheCode(ann, () => shop.buy(ann, 'WEEK'))
    expect(answer).toMatchObject({ code: 'SUCCESS' })
    expect(await shop.move(ann, id)).toMatchObject({ result: { state: 'CANCELLED' } })
    expect(await confirm(ann, id)).toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await main(ann)).toBe(4_000)
  })

  it('is cancelled for whoever asked for that', async () => {
    const ann = await site.person(5_000)
    const { id, answer } = await besideTheCode(ann, (move, subject) => site.value.cancel(move, subject))
    expect(answer).toMatchObject({ ok: true, value: { id, state: 'CANCELLED' } })
    expect(await main(ann)).toBe(5_000)
  })

  it('does not wait any more after a change of SIM', async () => {
    const ann = await site.person(5_000)
    const { id } = await besideTheCode(ann, () => site.value.giveUpWaiting(ann.number))
    expect(await site.value.findAny(id)).toMatchObject({ state: 'CANCELLED' })
    expect(await main(ann)).toBe(5_000)
  })
})

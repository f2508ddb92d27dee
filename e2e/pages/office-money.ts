import type { Page } from '@playwright/test'
import { brand } from '#brand'
import { CLIENT_HEADER } from '#contracts/call.ts'
import { MOVE_ID_HEADER, newMoveId } from '#contracts/move-id.ts'
import { expect, type Site } from '../fixtures.ts'
import { ask, nowOfProduct, stored } from './database.ts'
import { aNewLine } from './identity-time.ts'
import { channelGoesWrong, inTheApp, lastReference } from './payments.ts'
import { signInWithBalance } from './value.ts'

/** The page as on another day: nobody is signed in, and no form stands half filled. */
export async function forgetsItself(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.reload()
}

type Wanted = { readonly kyat: number; readonly to?: string; readonly fault?: 'WRONG_AMOUNT' }

/** A customer with an account and this balance. */
export async function aCustomer(page: Page, site: Site, kyat: number) {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, kyat)
  const token = await page.evaluate(() => localStorage.getItem('__TOKEN__'))
  const call = async (path: string, data: object): Promise<{ result: Record<string, unknown> }> => {
    const answer = await page.request.post(path, {
      data,
      headers: {
        authorization: `Bearer ${token}`,
        [CLIENT_HEADER]: `${brand.slug}-web`,
        [MOVE_ID_HEADER]: newMoveId((await nowOfProduct()).getTime()),
      },
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as { result: Record<string, unknown> }
  }
  return { phone, call, number: phone.number }
}

export type Customer = Awaited<ReturnType<typeof aCustomer>>

/** A top-up paid in the channel's app. Returns its payment. */
export async function paidTopup({ number, call }: Customer, { kyat, to = number, fault }: Wanted) {
  const order = await call('/fbb/createOrder', {
    type: 'TOPUP',
    target: to,
    faceValue: kyat,
    expectedTotal: kyat,
  })
  const { orderId, orderNo } = order.result
  await call('/fbb/makePayment', { orderId, channelCode: 'KBZPAY_QR', returnPath: '/#/top-up' })
  const reference = await lastReference(number)
  if (fault) await channelGoesWrong(reference, fault)
  await inTheApp(reference, 'pay')
  const paymentId = await paymentIs(reference, fault ? 'HELD' : 'SUCCEEDED')
  if (!fault) await deliveryIs(String(orderId), 'DONE')
  return { paymentId, orderNo: String(orderNo), reference }
}

async function paymentIs(reference: string, state: string): Promise<string> {
  let id = ''
  const look = async () => {
    const [row] = await ask(`select id, state from payment where reference = $1`, [reference])
    id = String(row?.['id'])
    return row?.['state']
  }
  await expect.poll(look, { timeout: 30_000, message: `payment ${reference}` }).toBe(state)
  return id
}

const deliveryIs = (orderId: string, state: string) =>
  expect
    .poll(
      async () =>
        (await ask(`select state from payment_fulfilment where order_id = $1`, [orderId]))[0]?.['state'],
      { timeout: 30_000 },
    )
    .toBe(state)

/** Several paid top-ups, each for another line because of the daily limit per line. */
export async function paidTopups(customer: Customer, kyat: number, count: number) {
  const made: Awaited<ReturnType<typeof paidTopup>>[] = []
  for (let n = 0; n < count; n += 1) made.push(await paidTopup(customer, { kyat, to: await aNewLine(0) }))
  return made
}

/** Every refund of a payment: once is once. */
export const refundsOf = async (paymentId: string): Promise<string[]> =>
  (await ask(`select state from payment_refund where payment_id = $1`, [paymentId])).map(({ state }) =>
    String(state),
  )

/** What the line has on its balance. */
export const movesOf = (number: string) =>
  ask(`select id, state, kind from value_move where line = $1 order by created_at`, [stored(number)])

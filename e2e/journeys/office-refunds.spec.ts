import { brand } from '#brand'
import { CLIENT_HEADER } from '#contracts/call.ts'
import { expect, test } from '../fixtures.ts'
import { aCustomer, forgetsItself, paidTopup, paidTopups, refundsOf } from '../pages/office-money.ts'
import { deskOf, OFFICE, type Desk } from '../pages/office.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

/** Asks for the whole of a payment back, and answers what the office said. */
async function refund(desk: Desk, paymentId: string): Promise<void> {
  await desk.open(`/payments/${paymentId}`)
  await desk.button('payments.refund').click()
  await desk.act('payments.refund', 'paid twice by mistake')
  await expect(desk.dialog).toHaveCount(0)
}

test('row 75 refunds just below the limit by one person: stopped at the sum of the day, decided by another, done once', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(240_000)
  const customer = await aCustomer(page, site, 0)
  const first = await paidTopups(customer, 99_000, 3)
  await forgetsItself(page)
  const last = await paidTopup(await aCustomer(page, site, 0), { kyat: 99_000 })
  const one = await deskOf(browser, site.lang, 'FINANCE')
  const two = await deskOf(browser, site.lang, 'FINANCE')
  for (const { paymentId } of first) {
    await refund(one, paymentId)
    await expect(one.main).toContainText(one.say('paymentState.REFUNDED'), { timeout: 30_000 })
  }

  await refund(one, last.paymentId)
  await expect(one.page.getByText(one.say('second.DAY_OF_STAFF'))).toBeVisible()
  await expect(one.main.getByRole('link', { name: one.say('approvals.waits') })).toBeVisible()
  await expect(one.button('payments.refund')).toHaveCount(0)
  await one.main.getByRole('link', { name: one.say('approvals.waits') }).click()
  await expect(one.button('approvals.approve')).toBeDisabled()
  await one.axe()
  // Past the screen, by hand: the server says no as well.
  const proposalId = one.page.url().split('/').at(-1) ?? ''
  const shown = await one.page.request.get(`${OFFICE}/office/v1/proposals/${proposalId}`)
  const { result } = (await shown.json()) as { result: { hash: string } }
  const approve = () =>
    one.page.request.post(`${OFFICE}/office/v1/proposals/${proposalId}/approve`, {
      data: { hash: result.hash },
      headers: { [CLIENT_HEADER]: `${brand.slug}-office` },
    })
  expect(((await (await approve()).json()) as { code: string }).code).toBe('OWN_PROPOSAL')

  await two.open('/approvals')
  await expect(two.row(one.name)).toBeVisible()
  await two.axe()
  await two.row(one.name).getByRole('link').click()
  await two.button('approvals.approve').dblclick()
  await expect(two.main).toContainText(two.say('proposalState.DONE'), { timeout: 20_000 })
  await two.open(`/payments/${last.paymentId}`)
  await expect(two.main).toContainText(two.say('paymentState.REFUNDED'), { timeout: 30_000 })
  expect(await refundsOf(last.paymentId)).toHaveLength(1)
  expect([...one.problems, ...two.problems]).toEqual([])
  for (const desk of [one, two]) await desk.close()
})

test('row 75 S-287 a payment of another amount is held, and its money goes back when two agree', async ({
  page,
  site,
  browser,
}) => {
  test.slow()
  const held = await paidTopup(await aCustomer(page, site, 0), { kyat: 10_000, fault: 'WRONG_AMOUNT' })
  const one = await deskOf(browser, site.lang, 'FINANCE')
  const two = await deskOf(browser, site.lang, 'CARE_LEAD')
  await one.open(`/payments/${held.paymentId}`)
  await expect(one.main).toContainText(one.say('paymentState.HELD'))
  await one.button('unanswered.proposeEnd').click()
  await one.axe()
  await one.fill('payments.came', '9500')
  await one.act('ask.propose', 'the channel took 500 less')
  await expect(one.main.getByRole('link', { name: one.say('approvals.waits') })).toBeVisible()

  await two.open('/approvals')
  await two.row(one.name).getByRole('link').click()
  // The list says the amount too; the key is this page's only once its button stands.
  await expect(two.button('approvals.approve')).toBeVisible()
  await expect(two.main).toContainText('9,500')
  await two.page.keyboard.press('a')
  await expect(two.main).toContainText(two.say('proposalState.DONE'), { timeout: 20_000 })
  await two.open(`/payments/${held.paymentId}`)
  await expect(two.main).toContainText(two.say('paymentState.REFUNDED'), { timeout: 30_000 })
  expect(await refundsOf(held.paymentId)).toHaveLength(1)
  for (const desk of [one, two]) await desk.close()
})

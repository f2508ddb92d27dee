import { expect, test } from '../fixtures.ts'
import { ask, stored } from '../pages/database.ts'
import { aContract, fibreOf, thousands } from '../pages/fibre.ts'
import { anOffer, earnedPointsAreDue, loyaltyOf } from '../pages/loyalty.ts'
import { openRecordOf } from '../pages/office-vouchers.ts'
import { deskOf } from '../pages/office.ts'
import { onItsPage } from '../pages/payments.ts'
import { totalsOf } from '../pages/sharing.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-313 S-318 a fibre bill is paid, its points spent in part, and the payment refunded by two: what is left of the points goes, staff see the rest', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(300_000)
  await site.open('log-in')
  const { number } = await signInWithBalance(page, site, 0)
  const { due } = await aContract(number)
  const fibre = fibreOf(page, site)
  await site.open('home-internet/payment')
  await fibre.main.getByRole('link', { name: site.words('fibre.bills.payNow') }).click()
  await fibre.pay(thousands(due)).click()
  await onItsPage(page, 'pay')
  const earned = async () => {
    await earnedPointsAreDue(number)
    return Number((await totalsOf(number))['POINT'] ?? 0)
  }
  await expect.poll(earned, { timeout: 100_000 }).toBeGreaterThan(1_000)
  const all = await earned()

  const offer = await anOffer({ type: 'data' })
  await site.open(`myid-loyalty-exchange-point-data?offer=${offer.offerId}`)
  const { exchange, says, rows } = loyaltyOf(page, site)
  await exchange('60').click()
  await expect(says('loyalty.doneOwn', { name: offer.name })).toBeVisible()

  const [payment] = await ask(
    `select p.id from payment p join payment_order o on o.id = p.order_id where o.payer = $1 and p.state = 'SUCCEEDED'`,
    [stored(number)],
  )
  const one = await deskOf(browser, site.lang, 'FINANCE')
  const two = await deskOf(browser, site.lang, 'FINANCE')
  await one.open(`/payments/${String(payment?.['id'])}`)
  await one.button('payments.refund').click()
  await one.act('payments.refund', 'the wrong contract was paid')
  await expect(one.main.getByRole('link', { name: one.say('approvals.waits') })).toBeVisible()
  await two.open('/approvals')
  await two.row(one.name).getByRole('link').click()
  await two.button('approvals.approve').click()
  await expect(two.main).toContainText(two.say('proposalState.DONE'), { timeout: 30_000 })

  await expect.poll(async () => (await totalsOf(number))['POINT'] ?? 0, { timeout: 100_000 }).toBe(0)
  await site.open('myid-loyalty-point')
  await expect(rows.first()).toContainText(`−${thousands(all - 60)}`)
  await site.axe()
  const care = await deskOf(browser, site.lang, 'LOYALTY')
  await openRecordOf(care, number)
  await expect(care.main).toContainText(
    care.say('points.missingOf', { missing: '60', earned: thousands(all) }),
  )
  await care.axe()
  await offer.close()
  for (const desk of [one, two, care]) await desk.close()
})

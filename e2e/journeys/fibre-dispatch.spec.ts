import { expect, test } from '../fixtures.ts'
import { run } from '../pages/database.ts'
import { dispatchDesk, surveyed } from '../pages/dispatch.ts'
import { boughtLine, HLAING, lineOf } from '../pages/fibre-order.ts'
import { paymentsAreDue } from '../pages/payments.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { kyat } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))
test.setTimeout(150_000)

const WHOLE = '269,514'

test('S-009 S-324 from coverage to online: ordered, paid, surveyed, visited and installed by dispatch', async ({
  page,
  site,
  browser,
}) => {
  await site.open('home-internet')
  for (const name of ['region', 'township', 'ward'] as const)
    await page.getByLabel(site.words(`fibre.${name}`)).selectOption(HLAING[name])
  await expect(page.getByText(site.words('fibre.answer.FULL'))).toBeVisible()
  const { fibre, orderId, orderNo, visitCode, day } = await boughtLine(page, site)
  const desk = await dispatchDesk(browser, site.lang)
  await desk.open('/fibre/day')
  await desk.main.getByLabel(desk.say('filter.day'), { exact: true }).fill(day)
  await expect(desk.row(orderNo)).toContainText(visitCode)
  await expect(desk.row(orderNo)).toContainText('Daw K••• K•••')
  await desk.axe()
  await surveyed(desk, orderId, orderNo)
  await desk.task('ENGINEER', { 'fibre.engineerName': 'U Kyaw', 'fibre.engineerPhone': '09691230001' })
  await expect(desk.main).toContainText('U Kyaw', { timeout: 30_000 })
  await site.open('home-internet/track')
  await expect(fibre.button('fibre.track.move')).toBeVisible()
  await expect(fibre.main).not.toContainText('U Kyaw')
  // Pretends that the day has come.
  await run(
    `update line_order set day = (platform.now() at time zone 'Asia/Yangon')::date where order_id = $1`,
    [orderId],
  )
  await page.reload()
  await expect(fibre.main).toContainText(site.words('fibre.track.engineer', { name: 'U Kyaw' }))
  await expect(fibre.main).toContainText(visitCode)
  await site.axe()
  await desk.task('BEGIN')
  await desk.offers('INSTALLED')
  await desk.task('INSTALLED')
  await desk.state('COMPLETED')
  await desk.axe()
  await page.reload()
  await expect(fibre.says('fibre.track.head.COMPLETED')).toBeVisible()
  expect(desk.problems).toEqual([])
  await desk.close()
})

test('S-324 a visit is moved by who ordered, and missed by the engineer', async ({ page, site, browser }) => {
  const { phone, fibre, orderId, orderNo, day } = await boughtLine(page, site)
  const desk = await dispatchDesk(browser, site.lang)
  await surveyed(desk, orderId, orderNo)
  await site.open('home-internet/track')
  await fibre.button('fibre.track.move').click()
  await fibre.sheet.locator('fieldset input[type="radio"]:enabled').nth(3).check({ force: true })
  await site.axe()
  await fibre.sheet.locator('footer button, [class*="footer"] button').last().click()
  await expect(fibre.sheet).toHaveCount(0, { timeout: 20_000 })
  const moved = await lineOf(phone.number)
  expect(moved.day).not.toBe(day)
  await desk.task('BEGIN')
  await desk.offers('MISSED')
  await desk.task('MISSED', { 'filter.day': day, 'ask.why': 'nobody was at home' })
  await desk.offers('BEGIN')
  expect((await lineOf(phone.number)).day).toBe(day)
  await page.reload()
  await expect(fibre.button('fibre.track.move')).toBeVisible()
  await desk.close()
})

test('S-324 a line is given up after it was paid: dispatch stops it, and all of the money is back', async ({
  page,
  site,
  browser,
}) => {
  const { phone, fibre, orderId, orderNo } = await boughtLine(page, site)
  const desk = await dispatchDesk(browser, site.lang)
  await surveyed(desk, orderId, orderNo)
  await site.open('home-internet/track')
  await fibre.button('fibre.track.cancel').click()
  await fibre.sheet.getByRole('button', { name: site.words('fibre.track.doCancel') }).click()
  await expect(fibre.says('fibre.track.head.CANCEL_REQUESTED')).toBeVisible({ timeout: 20_000 })
  await desk.offers('CANCEL')
  await desk.task('CANCEL', { 'ask.why': 'the customer moves house' })
  await desk.state('CANCELLED')
  const back = site.words('fibre.track.refundDone', { amount: kyat(site, WHOLE) })
  await expect(async () => {
    await paymentsAreDue(phone.number)
    await page.reload()
    await expect(fibre.main.getByText(back).first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await site.axe()
  await desk.close()
})

test('no port: dispatch says so, and all of the money is back', async ({ page, site, browser }) => {
  const { phone, fibre, orderId, orderNo } = await boughtLine(page, site)
  const desk = await dispatchDesk(browser, site.lang)
  await desk.line(orderId, orderNo)
  await desk.task('SURVEY')
  await desk.offers('REJECT')
  await desk.task('REJECT', { 'ask.why': 'no free port in the street' })
  await desk.state('REJECTED')
  const back = site.words('fibre.track.refundDone', { amount: kyat(site, WHOLE) })
  await site.open('home-internet/track')
  await expect(fibre.says('fibre.track.head.REJECTED')).toBeVisible()
  await expect(async () => {
    await paymentsAreDue(phone.number)
    await page.reload()
    await expect(fibre.main.getByText(back).first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await desk.close()
})

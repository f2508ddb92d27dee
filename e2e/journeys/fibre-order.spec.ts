import { expect, test } from '../fixtures.ts'
import { ask, run } from '../pages/database.ts'
import { fibreOf, signedInAt } from '../pages/fibre.ts'
import { fillPlace, HLAING, toPay } from '../pages/fibre-order.ts'
import { onItsPage } from '../pages/payments.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

/** Where a journey takes visits away from somebody, which must be nobody else's. */
const BUSY = { region: 'region-yangon', township: 'tsp-kamayut', ward: 'ward-kamayut-ward-3' }

test('S-009 S-324 a line in five steps, paid with KBZPay, is followed from paid on', async ({
  page,
  site,
}) => {
  const { fibre } = await signedInAt(page, site, 'home-internet/package/F40')
  await fibre.main.getByRole('link', { name: site.words('fibre.do.order') }).click()
  await toPay(page, site)
  await fibre.main.getByRole('checkbox').check()
  await fibre.pay('269,514').click()
  await onItsPage(page, 'pay')
  await site.open('home-internet/order/F40')
  await fibre.openOne.click()
  await expect(fibre.says('fibre.result.ordered')).toBeVisible({ timeout: 20_000 })
  await expect(fibre.main).toContainText('12/OUKAMA(N)•••')
  await site.axe()
  await site.open('home-internet/track')
  for (const status of ['PAID', 'SURVEY', 'COMPLETED'])
    await expect(fibre.steps).toContainText(site.words(`fibre.status.${status}`))
  await expect(page.locator('main h2').first()).toBeVisible()
})

test('S-009 place and plan say what it costs so far, and everybody can read them', async ({ page, site }) => {
  await site.open('home-internet/order/F40')
  const fibre = fibreOf(page, site)
  await expect(fibre.says('fibre.order.placeTitle')).toBeVisible()
  await site.axe()
  await fillPlace(page, site)
  await expect(fibre.main.locator('aside')).toContainText('269,514')
  await fibre.way('1').check()
  await expect(fibre.main.locator('aside')).toContainText('105,800')
  await site.axe()
  await fibre.next('visit').click()
  await fibre.main.locator('fieldset input[type="radio"]:enabled').first().check({ force: true })
  await site.axe()
  await fibre.next('person').click()
  await expect(fibre.says('fibre.order.signInTitle')).toBeVisible()
})

test('a line is ordered to be paid at the visit, and given up again', async ({ page, site }) => {
  const { fibre } = await signedInAt(page, site, 'home-internet/order/F40')
  await toPay(page, site)
  await fibre.main.getByRole('checkbox').check()
  await fibre.way('site').check()
  await site.axe()
  await fibre.button('fibre.order.doOnSite').click()
  await expect(fibre.says('fibre.result.ordered')).toBeVisible({ timeout: 20_000 })
  await fibre.button('fibre.track.cancel').click()
  await fibre.sheet.getByRole('button', { name: site.words('fibre.track.doCancel') }).click()
  await site.open('home-internet/track')
  await expect(fibre.says('fibre.track.head.CANCELLED')).toBeVisible()
})

test('a visit that somebody else took is said, and the next free ones are one press away', async ({
  page,
  site,
}) => {
  const { fibre } = await signedInAt(page, site, 'home-internet/order/F40')
  await toPay(page, site, BUSY)
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  const [, day = '', slot = ''] = /"day\\*":\\*"([\d-]+)\\*",\\*"slot\\*":\\*"([A-Z]+)/.exec(kept) ?? []
  await run(
    `insert into install_slot (township, day, slot, capacity, taken) values ($1, $2, $3, 0, 0)
     on conflict (township, day, slot) do update set taken = install_slot.capacity`,
    [BUSY.township, day, slot],
  )
  await fibre.main.getByRole('checkbox').check()
  await fibre.way('site').check()
  await fibre.button('fibre.order.doOnSite').click()
  await expect(fibre.says('fibre.visit.takenTitle')).toBeVisible({ timeout: 20_000 })
  await site.axe()
  await fibre.main.getByRole('alert').getByRole('button').first().click()
  await fibre.button('fibre.order.doOnSite').click()
  await expect(fibre.says('fibre.result.ordered')).toBeVisible({ timeout: 20_000 })
  await run(
    `update install_slot set taken = 0, capacity = 4 where township = $1 and day = $2 and slot = $3`,
    [BUSY.township, day, slot],
  )
})

test('what was typed is there after a reload, but for the identity number', async ({ page, site }) => {
  const { fibre } = await signedInAt(page, site, 'home-internet/order/F40')
  await fillPlace(page, site)
  await fibre.next('visit').click()
  await fibre.main.locator('fieldset input[type="radio"]:enabled').first().check({ force: true })
  await fibre.next('person').click()
  await site.axe()
  await fibre.field('fibre.order.fullName').fill('Daw Khin Khin')
  await fibre.field('fibre.id.township').fill('OUKAMA')
  await fibre.field('fibre.id.digits').fill('918273')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('918273')
  await page.reload()
  await expect(fibre.field('fibre.order.fullName')).toHaveValue('Daw Khin Khin')
  await expect(fibre.field('fibre.id.digits')).toHaveValue('')
})

test('a guest follows an order by its number and a code to its phone, and sees no more than that', async ({
  page,
  site,
  browser,
}) => {
  const { phone, fibre } = await signedInAt(page, site, 'home-internet/order/F40')
  await toPay(page, site)
  await fibre.main.getByRole('checkbox').check()
  await fibre.way('site').check()
  await fibre.button('fibre.order.doOnSite').click()
  await expect(fibre.says('fibre.result.ordered')).toBeVisible({ timeout: 20_000 })
  const [order] = await ask(`select order_no from payment_order where payer = $1`, [
    `95${phone.number.slice(1)}`,
  ])
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const guest = await context.newPage()
  await guest.addInitScript((lang) => localStorage.setItem('__LANG__', lang), site.lang)
  await guest.goto(`${new URL(page.url()).origin}/#/home-internet/track`)
  const theirs = fibreOf(guest, site)
  await theirs.field('payments.orderNo').fill(String(order?.['order_no']))
  await theirs.button('fibre.track.prove').click()
  await theirs.sheet.getByLabel(site.words('identity.phone')).fill(phone.number)
  await theirs.sheet.getByRole('button', { name: site.words('identity.getCode') }).click()
  await expect(theirs.sheet.locator('input[autocomplete="one-time-code"]')).toBeFocused({ timeout: 20_000 })
  await guest.keyboard.type(await phone.nextCode())
  await expect(theirs.steps).toBeVisible({ timeout: 20_000 })
  await expect(theirs.main).not.toContainText('Insein Road')
  await expect(theirs.button('fibre.track.cancel')).toHaveCount(0)
  await context.close()
})

test('S-279 whoever would rather be called leaves a number after a human check, and has a reference', async ({
  page,
  site,
}) => {
  await site.open('home-internet/package/F40')
  const fibre = fibreOf(page, site)
  await fibre.button('call-backs.title').click()
  for (const name of ['region', 'township', 'ward'] as const)
    await fibre.sheet.getByLabel(site.words(`fibre.${name}`), { exact: true }).selectOption(HLAING[name])
  await fibre.sheet.getByLabel(site.words('call-backs.fullName'), { exact: true }).fill('U Hla')
  await fibre.sheet
    .getByLabel(site.words('call-backs.phone'), { exact: true })
    .fill(`0977${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`)
  await fibre.sheet.getByRole('checkbox').check()
  await site.axe()
  await fibre.sheet.getByRole('button', { name: site.words('call-backs.send'), exact: true }).click()
  await expect(fibre.sheet.getByText(/C-\d{11}-\d/)).toBeVisible({ timeout: 20_000 })
})

import { ROLES } from '#contracts/staff/roles.ts'
import { expect, test } from '../fixtures.ts'
import { deskOf } from '../pages/office.ts'

/** Every screen with a place in the menu, and the views of one that has several. */
const SCREENS = [
  '/',
  '/approvals',
  '/without-answer/move',
  '/without-answer/payment',
  '/without-answer/refund',
  '/without-answer/job',
  '/payments',
  '/channels',
  '/messages',
  '/fibre',
  '/fibre/orders',
  '/fibre/contracts',
  '/call-backs',
  '/tickets',
  '/incidents',
  '/customers',
  '/catalogue',
  '/vouchers',
  '/codes',
  '/audit',
  '/staff',
]

test('row 75 every screen: no fault of its policy, nothing for axe to say, nothing kept in the browser', async ({
  browser,
  lang,
}) => {
  test.setTimeout(180_000)
  const desk = await deskOf(browser, lang ?? 'en', ...ROLES)
  for (const path of SCREENS) {
    await desk.open(path)
    await expect(desk.main.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(desk.main.getByRole('alert')).toHaveCount(0)
    await desk.axe()
  }
  await desk.page.keyboard.press('?')
  await expect(desk.dialog).toContainText(desk.say('keys.title'))
  await desk.axe()
  await desk.page.keyboard.press('Escape')
  await expect(desk.dialog).toHaveCount(0)
  await desk.page.keyboard.press('g')
  await desk.page.keyboard.press('p')
  await expect(desk.page).toHaveURL(/#\/payments$/)
  await desk.open('/catalogue')
  for (const view of ['RULES', 'OFFERS'] as const) {
    await desk.button(`catalogue.view.${view}`).click()
    await desk.axe()
  }
  await desk.open('/vouchers')
  for (const view of ['EVENTS', 'MERCHANTS', 'FIND'] as const) {
    await desk.button(`vouchers.view.${view}`).click()
    await expect(desk.main.locator('[aria-busy=true]')).toHaveCount(0)
    await desk.axe()
  }
  expect(await desk.kept()).toEqual([])
  expect(desk.problems).toEqual([])
  await desk.close()
})

test('row 75 whoever has one role sees its places and no others, and a filter is kept on the server, not in the address', async ({
  browser,
  lang,
}) => {
  const desk = await deskOf(browser, lang ?? 'en', 'FINANCE')
  const places = desk.page.getByRole('complementary').getByRole('navigation')
  await expect(places.getByRole('link', { name: desk.say('menu.staff') })).toHaveCount(0)
  await expect(places.getByRole('link', { name: desk.say('menu.messages') })).toHaveCount(0)
  await desk.open('/payments')
  await desk.main.getByLabel(desk.say('table.state'), { exact: true }).selectOption('HELD')
  await desk.button('views.save').click()
  await desk.fill('views.name', 'Held')
  await desk.button('views.keep', {}, desk.dialog).click()
  await expect(desk.button('views.save')).toBeVisible()
  expect(desk.page.url()).toMatch(/#\/payments$/)
  await desk.page.reload()
  await desk.main.getByRole('button', { name: 'Held', exact: true }).click()
  await expect(desk.main.getByLabel(desk.say('table.state'), { exact: true })).toHaveValue('HELD')
  const file = desk.page.waitForEvent('download')
  await desk.button('csv.take').click()
  expect((await file).suggestedFilename()).toBe('payments.csv')
  expect(await desk.kept()).toEqual([])
  await desk.close()
})

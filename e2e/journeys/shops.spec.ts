import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hold } from '../pages/hold.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import { FIND_OUR_SHOP, MONDAY_NOON, openShops, shopsOf } from '../pages/shops.ts'
import { signInFirstTime } from '../pages/sign-in.ts'
import { tabTo } from '../pages/tab-to.ts'

const INSEIN = { latitude: 16.889, longitude: 96.102 }
const names = {
  insein: { en: 'Yangon, Insein fibre counter', my: 'ရန်ကုန် အင်းစိန် ဖိုက်ဘာကောင်တာ' },
  hlaing: { en: 'Yangon, Hlaing', my: 'ရန်ကုန် လှိုင်ဆိုင်' },
  mandalay: { en: 'Mandalay, 78th Street', my: 'မန္တလေး 78 လမ်း ဆိုင်ချုပ်' },
} as const

async function standAt(page: Page, position: { latitude: number; longitude: number }): Promise<void> {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(position)
}

test('S-309 the nearest open shop with fibre, by position; the position goes nowhere', async ({
  page,
  site,
  lang,
}) => {
  const { chip, names: shown } = shopsOf(page, site)
  await standAt(page, INSEIN)
  await openShops(page, site)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await chip('near').click()
  await chip('service.FIBRE').click()
  await chip('openNow').click()
  await expect(shown.first()).toHaveText(names.insein[lang ?? 'my'])
  expect(page.url()).toContain('service=FIBRE&open=1')
  expect(page.url()).not.toMatch(/16\.8|96\.1|near/)
  expect(sent.filter((one) => /16\.88|96\.10|\blat\b/.test(one))).toEqual([])
  expect(site.foreign).toEqual([])
})

test('after five the nearest with fibre is closed, and another one comes first', async ({
  page,
  site,
  lang,
}) => {
  const { chip, names: shown } = shopsOf(page, site)
  await standAt(page, INSEIN)
  await openShops(page, site, { at: '2026-11-16T17:30:00+06:30', search: '?service=FIBRE&open=1' })
  await chip('near').click()
  await expect(shown.first()).toHaveText(names.hlaing[lang ?? 'my'])
})

test('the nearest open shop with fibre, by a township chosen by hand; it is remembered', async ({
  page,
  site,
  lang,
}) => {
  const { chip, township, names: shown, sheet, words } = shopsOf(page, site)
  await openShops(page, site, { search: '?service=FIBRE&open=1' })
  await chip('filters').click()
  await township.selectOption('tsp-insein')
  await sheet.getByRole('button', { name: words('close'), exact: true }).click()
  await expect(shown.first()).toHaveText(names.insein[lang ?? 'my'])
  await expect(page).toHaveURL(/township=tsp-insein/)
  await page.goto('/#/qna')
  await site.open(FIND_OUR_SHOP)
  await expect(page).toHaveURL(/township=tsp-insein/)
})

test('the open shop with fibre, by Zawgyi typing', async ({ page, site, lang }) => {
  const { field, names: shown } = shopsOf(page, site)
  await openShops(page, site, { search: '?service=FIBRE&open=1' })
  await field.fill('မႏၲေလး')
  await expect(shown.first()).toHaveText(names.mandalay[lang ?? 'my'])
  await expect(shown).toHaveCount(2)
})

test('a position that is refused leads to the township', async ({ page, site, lang }) => {
  const { chip, township, names: shown, main, words } = shopsOf(page, site)
  await page.context().clearPermissions()
  await openShops(page, site)
  await chip('near').click()
  await expect(main.getByText(words('refused'))).toBeVisible({ timeout: 20_000 })
  await township.selectOption('tsp-insein')
  await expect(shown.first()).toHaveText(names.insein[lang ?? 'my'])
  await expect(main.getByText(words('refused'))).toHaveCount(0)
})

test('hours in words, and all of a shop in its sheet, with its address to share', async ({
  page,
  site,
  lang,
}) => {
  const { names: shown, rows, sheet, words } = shopsOf(page, site)
  await openShops(page, site, { at: '2026-11-16T17:20:00+06:30', search: '?q=Hlaing' })
  await expect(rows.first()).toContainText(words('closesIn_other', { number: '40' }))
  await shown.first().getByRole('button').click()
  await expect(page).toHaveURL(/shop=yangon-hlaing/)
  for (const key of ['hours', 'services', 'bring', 'stepFree', 'copyCoordinates', 'share'])
    await expect(sheet.getByText(words(key), { exact: true }).first()).toBeVisible()
  await expect(sheet.getByRole('link', { name: '01 700 142' })).toHaveAttribute('href', 'tel:01700142')
  await expect(sheet.getByText('16.84710, 96.12680')).toBeVisible()
  await sheet.getByRole('link', { name: words('hoursWrong') }).click()
  await expect(page).toHaveURL(/contact-us/)
  await expect(page.locator('main textarea')).toHaveValue(new RegExp(names.hlaing[lang ?? 'my']))
})

test('a shop that is closed for a while says so in words', async ({ page, site, lang }) => {
  const { sheet, rows, words } = shopsOf(page, site)
  await openShops(page, site, { search: '?shop=hakha&q=Hakha' })
  await expect(sheet).toContainText(lang === 'en' ? 'The building is being repaired.' : 'ပြုပြင်နေပါသည်')
  await sheet.getByRole('button', { name: words('close'), exact: true }).click()
  await expect(rows.first()).toContainText('08:00')
})

test('S-176 while the shops are on the way findMap stands there, then the page in its place', async ({
  page,
  site,
}) => {
  const { rows } = shopsOf(page, site)
  const { release } = await hold(page, '**/find-shop/list')
  await site.signIn()
  await page.goto(`/#/${FIND_OUR_SHOP}`)
  await expect(page.locator('[data-skeleton="findMap"]')).toBeVisible()
  release()
  await expect(rows.first()).toBeVisible()
  await expect(page.locator('[data-skeleton="findMap"]')).toHaveCount(0)
})

test('S-220 the wall on: log-in, then the shops', async ({ page, site }) => {
  await page.goto(`/#/${FIND_OUR_SHOP}`)
  await expect(page).toHaveURL(/#\/log-in$/)
  await signInFirstTime(page, site)
  await expect(page).toHaveURL(/find-our-shop/)
  await expect(shopsOf(page, site).rows.first()).toBeVisible()
})

test('S-083 S-221 signed in, the link below the shops of a page leads to them, and to no sign-in', async ({
  page,
  site,
}) => {
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  await site.signIn()
  await site.open('order-sim')
  const link = page.locator('#shops').getByRole('link', { name: site.words('shops.toFinder'), exact: true })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/#\/about-us\/find-our-shop$/)
  await expect(shopsOf(page, site).rows.first()).toBeVisible()
  await expect(page.locator('main h1')).toHaveText(site.words('routes.findOurShop.title'))
  expect(visited.filter((url) => url.includes('log-in'))).toEqual([])
})

test('the drawing: a region is a button with its name and number, and chooses its shops', async ({
  page,
  site,
  lang,
}) => {
  const { region, rows, main, words } = shopsOf(page, site)
  await page.route('**/street-map-*.js', (route) => route.abort())
  await openShops(page, site)
  const name = lang === 'en' ? 'Mandalay Region' : 'မန္တလေးတိုင်းဒေသကြီး'
  const button = region('region-mandalay')
  await expect(button).toHaveAccessibleName(words('regionShops_other', { region: name, number: '4' }))
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(4)
  await expect(page).toHaveURL(/region=region-mandalay/)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await main.getByRole('button', { name: words('wholeCountry') }).click()
  await expect(page).not.toHaveURL(/region=/)
})

test('map code that does not come: a shop is found all the same', async ({ page, site, lang }) => {
  const { field, names: shown, region, showStreets, main, words } = shopsOf(page, site)
  await page.route('**/street-map-*.js', (route) => route.abort())
  await openShops(page, site)
  await showStreets.click()
  await expect(main.getByText(words('streetsFailed'))).toBeVisible()
  await expect(region('region-yangon')).toBeVisible()
  await field.fill('Mandalay 78')
  await expect(shown.first()).toHaveText(names.mandalay[lang ?? 'my'])
})

test('the keyboard alone finds, filters and opens a shop', async ({ page, site }) => {
  const { field, chip, names: shown, sheet, list } = shopsOf(page, site)
  await page.route('**/street-map-*.js', (route) => route.abort())
  await openShops(page, site)
  await tabTo(page, field)
  await page.keyboard.type('Mandalay')
  await tabTo(page, chip('openNow'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=Mandalay&open=1/)
  const first = shown.first().getByRole('button')
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(list).toBeVisible()
})

test('axe finds nothing on the list, the drawing, the filters and the sheet; nothing is cut when small or large', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  const { chip, sheet, names: shown, words } = shopsOf(page, site)
  await page.route('**/street-map-*.js', (route) => route.abort())
  await openShops(page, site)
  await site.axe()
  await chip('filters').click()
  await site.axe()
  await sheet.getByRole('button', { name: words('close'), exact: true }).click()
  await shown.first().getByRole('button').click()
  await site.axe()
  await fitsSmallAndLarge(page)
  await page.keyboard.press('Escape')
  await fitsSmallAndLarge(page)
})

test('on a phone the first shop stands in the first screen', async ({ page, site }) => {
  await openShops(page, site)
  await page.setViewportSize({ width: 360, height: 800 })
  const box = await shopsOf(page, site).rows.first().boundingBox()
  const bar = await page.locator('nav[data-bar]').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 800)
})

for (const [rows, path] of [
  ['S-226 S-309', 'post-detail/service-esim'],
  ['S-226 S-309', 'order-sim'],
] as const) {
  test(`${rows} #/${path} shows its shops to everybody, without log-in`, async ({ page, site, lang }) => {
    await page.clock.setFixedTime(new Date(MONDAY_NOON))
    await site.open(path)
    const main = page.locator('main')
    await expect(
      main.getByRole('heading', { name: lang === 'en' ? 'Yangon, Bogyoke Road' : /ဗိုလ်ချုပ်လမ်း/ }).first(),
    ).toBeVisible()
    await main.getByRole('button', { name: site.words('shops.showAll', { number: '27' }) }).click()
    await expect(main.getByRole('heading', { name: names.hlaing[lang ?? 'my'], exact: true })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await site.axe()
  })
}

import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../fixtures.ts'
import { setTextSize } from '../pages/text-size.ts'

const picker = (page: Page, site: Site) =>
  page.locator('main').getByRole('combobox', { name: site.words('international.pickLabel') })
const nameOf = (site: Site, en: string, my: string) => (site.lang === 'my' ? my : en)

test('S-081 S-082 the hub has two doors, and a country leads to its prices', async ({ page, site }) => {
  await site.open('International')
  for (const [title, path] of [
    ['routes.roam.title', /International\/roam$/],
    ['routes.internationalCallAndSms.title', /International\/internationalCallandSMS$/],
  ] as const) {
    const door = page.locator('main article').getByRole('link', { name: site.words(title) })
    await expect(door).toHaveAttribute('href', path)
  }
  await picker(page, site).fill('japan')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/roam\?country=JP$/)
  await expect(
    page.getByRole('heading', { level: 2, name: nameOf(site, 'Japan', 'ဂျပန်'), exact: true }),
  ).toBeVisible()
})

for (const [name, typed] of [
  ['English', 'thai'],
  ['Burmese', 'ထိုင်း'],
  ['Zawgyi', 'ထိုင္း'],
] as const) {
  test(`roaming: ${name} finds a country, with networks, rates and packs`, async ({ page, site }) => {
    await site.open('International/roam')
    await picker(page, site).fill(typed)
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(/country=TH$/)
    const thailand = nameOf(site, 'Thailand', 'ထိုင်း')
    await expect(page.getByRole('heading', { level: 2, name: thailand, exact: true })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: /Siam Mobile/ })).toBeVisible()
    const packs = page.getByRole('region', {
      name: site.words('international.packsTitle', { country: thailand }),
    })
    await expect(packs.getByRole('article')).not.toHaveCount(0)
  })
}

test('roaming: the keyboard alone chooses a country and moves the calculator', async ({ page, site }) => {
  await site.open('International/roam')
  await picker(page, site).focus()
  await page.keyboard.type('singapore')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/country=SG$/)
  const days = page.getByRole('slider', { name: site.words('international.calc.days') })
  await days.focus()
  await page.keyboard.press('Home')
  await expect(days).toHaveValue('1')
  await page.keyboard.press('ArrowRight')
  await expect(days).toHaveValue('2')
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).not.toHaveAttribute('type', 'range')
  await site.axe()
})

test('roaming: the calculator compares without and with a pack, and never hides what one MB costs', async ({
  page,
  site,
}) => {
  await site.open('International/roam?country=TH')
  const slider = (field: string) =>
    page.getByRole('slider', { name: site.words(`international.calc.${field}`) })
  for (const field of ['minutesHome', 'minutesLocal', 'minutesIn', 'sms', 'megabytes']) {
    await slider(field).focus()
    await page.keyboard.press('Home')
  }
  await slider('days').fill('3')
  await slider('megabytes').fill('150')
  const kyat = (amount: string) => `${amount} ${nameOf(site, 'Ks', 'ကျပ်')}`
  const bars = page.getByRole('list', { name: site.words('international.resultBars') }).getByRole('listitem')
  // 450 MB at 39 Ks; the pack of 3 days holds 500 MB.
  await expect(bars.nth(0)).toContainText(kyat('17,550'))
  await expect(bars.nth(1)).toContainText(kyat('4,900'))
  await expect(page.getByText(site.words('international.saved', { price: kyat('12,650') }))).toBeVisible()
  const oneMb = page.getByText(
    site.words('international.mbCosts', { price: kyat('39'), partner: 'Siam Mobile' }),
  )
  await expect(oneMb).toBeVisible()
  await slider('megabytes').fill('0')
  await expect(bars).toHaveCount(1)
  await expect(page.getByText(site.words('international.noPackPays'))).toBeVisible()
  await expect(oneMb).toBeVisible()
  await page.getByRole('button', { name: 'Andaman Telecom' }).click()
  await expect(
    page.getByText(site.words('international.mbCosts', { price: kyat('49'), partner: 'Andaman Telecom' })),
  ).toBeVisible()
})

test('roaming: countries looked at before are offered first; emergency numbers are those of the country', async ({
  page,
  site,
}) => {
  await site.open('International/roam?country=KR')
  await expect(page.getByRole('link', { name: '119', exact: true })).toHaveAttribute('href', 'tel:119')
  await site.open('International/roam')
  const offered = page.getByRole('group', { name: site.words('international.quick') }).getByRole('link')
  await expect(offered.first()).toHaveText(nameOf(site, 'South Korea', 'တောင်ကိုရီးယား'))
  await expect(offered).toHaveCount(6)
})

test('roaming: a country without a partner is told, with another try', async ({ page, site }) => {
  await site.open('International/roam?country=XX')
  await expect(page.getByRole('button', { name: site.words('state.retry') })).toBeVisible({ timeout: 15_000 })
  await expect(picker(page, site)).toBeVisible()
})

for (const [name, typed] of [
  ['a name', 'thailand'],
  ['a Burmese name', 'ထိုင်း'],
  ['a Zawgyi name', 'ထိုင္း'],
  ['a dial code', '+66'],
  ['Burmese digits', '၆၆'],
] as const) {
  test(`calls: ${name} finds the rates of every prefix`, async ({ page, site }) => {
    await site.open('International/internationalCallandSMS')
    await page.getByRole('textbox', { name: site.words('international.callsLabel') }).fill(typed)
    const card = page
      .locator('main article')
      .filter({ has: page.getByRole('heading', { name: nameOf(site, 'Thailand', 'ထိုင်း'), exact: true }) })
    await expect(card).toBeVisible()
    await expect(card).toContainText('179')
    await expect(card).toContainText('199')
  })
}

test('calls: twenty countries in the table, packs and how to dial', async ({ page, site }) => {
  test.setTimeout(90_000)
  await site.open('International/internationalCallandSMS')
  await expect(page.getByRole('rowheader')).toHaveCount(20)
  await expect(page.getByRole('heading', { name: site.words('international.howTitle') })).toBeVisible()
  const packs = page.getByRole('region', { name: site.words('international.iddPacks') })
  await expect(packs.getByRole('article')).toHaveCount(2)
  await site.axe()
})

test('calls: without a network the whole table is still searched', async ({ page, site, context }) => {
  await site.open('International/internationalCallandSMS')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await site.open('terms')
  await context.setOffline(true)
  await page.evaluate(() => {
    window.location.hash = '#/International/internationalCallandSMS'
  })
  const field = page.getByRole('textbox', { name: site.words('international.callsLabel') })
  await field.fill('81')
  await expect(
    page.locator('main article').getByRole('heading', { name: nameOf(site, 'Japan', 'ဂျပန်'), exact: true }),
  ).toBeVisible()
})

for (const path of [
  'International',
  'International/roam?country=TH',
  'International/internationalCallandSMS',
  'qna',
  'qna/pkg-buy',
  'ussd',
  'offline',
]) {
  test(`${path} holds at 320 px and at twice the text`, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    await site.open(path)
    await page.waitForLoadState('networkidle')
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await sideways(), '320 px').toBe(0)
    await page.setViewportSize({ width: 640, height: 900 })
    await setTextSize(page, 200)
    expect(await sideways(), '200 %').toBe(0)
    // A deep link stands scrolled, and what the sticky header half covers would count as a small target.
    await page.evaluate(() => window.scrollTo(0, 0))
    await site.axe()
  })
}

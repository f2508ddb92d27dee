import { readFileSync } from 'node:fs'
import { brand } from '#brand'
import { expect, test } from '../fixtures.ts'
import { hold } from '../pages/hold.ts'
import { hasLevel, hasPoints, loyaltyOf } from '../pages/loyalty.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import { totalsOf } from '../pages/sharing.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { boughtAWeek, signInWithBalance } from '../pages/value.ts'

const { slug } = brand
const HOME = `${slug}-loyalty-home`
const RANKING = `${slug}-loyalty-ranking`
const POINTS = 'myid-loyalty-point'
const EXCHANGES = ['data', 'voice', 'sms', 'super', 'ftth'].map(
  (type) => `myid-loyalty-exchange-point-${type}`,
)

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-313 S-318 bought a week: its points are on hold with their hour, on the card and beside the points', async ({
  page,
  site,
}) => {
  await boughtAWeek(page, site, 5_000)
  const { main, card, points } = loyaltyOf(page, site)
  await site.open('myid')
  await main.getByRole('link', { name: new RegExp(points('0')) }).click()
  await expect(page).toHaveURL(new RegExp(`#/${HOME}$`))
  await expect(card).toContainText('0')
  const held = main.locator('section').filter({ hasText: site.words('loyalty.heldTitle') })
  await expect(held.last()).toContainText(points('9'))
  await site.open(POINTS)
  await expect(main).toContainText(points('9'))
  await expect(main).toContainText(site.words('loyalty.noChanges'))
  await site.axe()
  expect(site.problems).toEqual([])
})

test('S-310 S-313 S-316 the card: level, number as a code, what is missing, what ends soon with one tap to use it', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0, hasPoints([120, 20], [310, 50], [286, 80]))
  await site.open(HOME)
  const { main, card, says } = loyaltyOf(page, site)
  await expect(card).toContainText('716')
  await expect(card).toContainText('Ma Hnin')
  await expect(card).toContainText(/88\d\d \d{4} \d{4}/)
  await expect(
    says('loyalty.toNext', { points: '600', tier: site.words('loyalty.tier.SILVER') }),
  ).toBeVisible()
  await card.getByRole('button', { name: site.words('loyalty.show') }).click()
  const sheet = page.locator('dialog[open]')
  await expect(sheet.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await fitsSmallAndLarge(page)
  await site.axe()

  await hasLevel(phone.number, 'SILVER', 1_000)
  await page.reload()
  await expect(card).toContainText(site.words('loyalty.memberOf.SILVER'))
  await expect(main).toContainText(
    site.words('loyalty.toNext', { points: '230', tier: site.words('loyalty.tier.GOLD') }),
  )
  await site.open(RANKING)
  await expect(main.getByRole('list', { name: site.words('loyalty.monthsLabel') })).toContainText('1,000')
  await expect(main).toContainText(site.words('loyalty.you'))
  await site.axe()

  await site.open(HOME)
  const use = site.words('loyalty.useNow', {
    points: '120',
    name: site.lang === 'my' ? 'ဒေတာ 100 MB' : '100 MB',
  })
  await main.getByRole('link', { name: use }).click()
  await expect(page).toHaveURL(/exchange-point-data\?offer=DATA-100$/)
  await expect(loyaltyOf(page, site).exchange('100')).toBeVisible()
  expect(site.problems).toEqual([])
})

test('S-014 the pages of points lead to each other and show the line’s points', async ({ page, site }) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 0, hasPoints([716, 50]))
  const { main } = loyaltyOf(page, site)
  const leadsTo = async (path: string) => {
    await main.locator(`a[href="#/${path}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`#/${path}$`))
    await expect(page.locator('main h1').first()).toBeVisible()
  }
  await site.open(`${slug}-loyalty`)
  await expect(main).toContainText('716')
  await leadsTo(HOME)
  await expect(main).toContainText('716')
  for (const path of [POINTS, RANKING, `${slug}-loyalty`]) {
    await leadsTo(path)
    await leadsTo(HOME)
  }
  for (const path of EXCHANGES) {
    await leadsTo(path)
    await expect(main).toContainText('716')
    await leadsTo(HOME)
  }
  for (const path of ['a', 'b', 'c'].map((name) => `${slug}-loyalty-voucher-exchange/${name}-class`)) {
    await leadsTo(path)
    await site.open(HOME)
  }
  await leadsTo(`${slug}-loyalty-dinner`)
})

test('S-313 S-316 signed out: what is public is there, and what is one’s own asks to sign in', async ({
  page,
  site,
}) => {
  const { main } = loyaltyOf(page, site)
  const logIn = main.getByRole('button', { name: site.words('session.logIn'), exact: true })
  for (const path of [HOME, POINTS]) {
    await site.open(path)
    await expect(logIn).toBeVisible()
    await site.axe()
  }
  await site.open(RANKING)
  for (const points of ['600', '1,800', '4,800'])
    await expect(main).toContainText(site.words('loyalty.needs', { points }))
  await expect(main.getByRole('list', { name: site.words('loyalty.monthsLabel') })).toHaveCount(0)
  await site.axe()
  for (const path of EXCHANGES) {
    await site.open(path)
    await expect(
      main.getByRole('button', { name: site.words('loyalty.signInToExchange') }).first(),
    ).toBeVisible()
  }
  await site.axe()
  await site.open(`${slug}-loyalty`)
  await main.getByRole('button', { name: site.words('loyalty.signInForOwn') }).click()
  await signInWithBalance(page, site, 0)
  await expect(page).toHaveURL(new RegExp(`#/${HOME}$`))
  expect(site.problems).toEqual([])
})

test('S-175 S-318 the points show earned while their history is on the way, then the page', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 0, hasPoints([100, 60]))
  const { release } = await hold(page, '**/loyalty-balance/changes*')
  await page.goto(`/#/${POINTS}`)
  await expect(page.locator('main [data-skeleton=earned]')).toBeVisible()
  release()
  await expect(loyaltyOf(page, site).rows.first()).toContainText('+100')
  await expect(page.locator('main [data-skeleton=earned]')).toHaveCount(0)
})

test('S-311 S-318 what came and went: reasons, by kind, a page at a time, and as a table to keep', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const lots = Array.from({ length: 11 }, (_, at) => [100 + at, 60] as const)
  await signInWithBalance(page, site, 0, hasPoints(...lots))
  const { main, rows, choose, exchange, says, button } = loyaltyOf(page, site)
  await site.open('myid-loyalty-exchange-point-sms')
  await choose(site.lang === 'my' ? 'SMS 100' : '100 SMS').click()
  await exchange('50').click()
  await expect(says('loyalty.again')).toBeVisible()

  await site.open(POINTS)
  await expect(main.getByRole('region', { name: site.words('purchases.pointsToUse') })).toContainText('1,105')
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText('−50')
  await expect(rows.first()).toContainText(site.words('value.why.exchange', { points: '50' }))
  await expect(rows.first()).toContainText(site.words('loyalty.balanceAfter', { points: '1,105' }))
  await button('account.more').click()
  await expect(rows).toHaveCount(12)
  await site.axe()
  await button('loyalty.kind.REDEEM').click()
  await expect(rows).toHaveCount(1)
  await button('loyalty.kind.EXPIRE').click()
  await expect(says('loyalty.noneOfKind')).toBeVisible()
  await button('account.all').click()
  const [file] = await Promise.all([page.waitForEvent('download'), button('loyalty.export').click()])
  expect(file.suggestedFilename()).toMatch(/^points-\d{4}-\d\d-\d\d\.csv$/)
  const table = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(table).toHaveLength(13)
  expect(table[1]).toContain(',-50,1105,')
  expect(site.problems).toEqual([])
})

test('S-312 what is too dear says how many points are missing, and cannot be chosen', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0, hasPoints([120, 60]))
  const { main, choose, offer } = loyaltyOf(page, site)
  await site.open('myid-loyalty-exchange-point-data')
  const [small, large] = site.lang === 'my' ? ['ဒေတာ 100 MB', 'ဒေတာ 300 MB'] : ['100 MB', '300 MB']
  await expect(choose(small)).toBeVisible()
  await expect(choose(large)).toHaveCount(0)
  await expect(offer(large)).toContainText(site.words('loyalty.missing', { points: '130' }))
  await expect(offer(small)).toContainText(site.words('loyalty.perMonth', { n: '10' }))
  await expect(offer(small)).toContainText('0.7')
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(small)
  await site.axe()
  await site.open('myid-loyalty-exchange-point-data?offer=DATA-300')
  await expect(main).toContainText(site.words('loyalty.missing', { points: '130' }))
  await expect(
    main.getByRole('button', { name: site.words('loyalty.exchangeFor', { points: '250' }) }),
  ).toHaveCount(0)
  expect(await totalsOf(phone.number)).toMatchObject({ POINT: 120 })
})

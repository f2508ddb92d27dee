import { expect, test } from '../fixtures.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import {
  boughtAWeek,
  buySheetOf,
  coreGoesWrong,
  kyat,
  openMovesAreDue,
  signInWithBalance,
} from '../pages/value.ts'

const WEEK = 'mobile-services/package/SABAI-WEEK'
const NAME = { en: 'Sabai Week', my: 'စံပယ် တစ်ပတ်' } as const
const PETALS = '[aria-hidden=true] > svg[style]'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-005 bought: the flower opens, what one has now, the balance before and after, and where to go on', async ({
  page,
  site,
}) => {
  const { buy } = await boughtAWeek(page, site, 5_000)
  await expect(buy.says('purchases.opened', { name: NAME[site.lang] })).toBeVisible()
  await expect(buy.sheet.getByRole('status')).toBeFocused()
  await expect(buy.sheet).toContainText(site.words('purchases.haveNow'))
  await expect(buy.sheet.getByRole('img', { name: '750 MB' })).toBeVisible()
  await expect(buy.sheet.locator('del')).toHaveText('5,000')
  await expect(buy.sheet).toContainText(kyat(site, '4,001'))
  await expect(buy.sheet.locator(PETALS).first(), 'no petals for whoever wants no motion').toBeHidden()
  const receipt = buy.sheet.getByRole('region', { name: site.words('receipts.title') })
  await expect(receipt).toContainText(NAME[site.lang])
  await expect(receipt).toContainText(kyat(site, '999'))
  await site.axe()
  await fitsSmallAndLarge(page)
  await buy.sheet.getByRole('link', { name: site.words('purchases.seeMine') }).click()
  await expect(page).toHaveURL(/#\/myid$/)
  await expect(buy.sheet).toHaveCount(0)
  expect(site.problems).toEqual([])
})

test('S-005 taken back within its time: no petals, and the balance counts the other way', async ({
  page,
  site,
}) => {
  const { buy } = await boughtAWeek(page, site, 5_000)
  await expect(buy.says('purchases.mistake')).toBeVisible()
  await buy.undo.click()
  await expect(buy.says('purchases.undoneTitle')).toBeVisible()
  await expect(buy.sheet.locator(PETALS)).toHaveCount(0)
  await expect(buy.sheet.locator('del')).toHaveText('4,001')
  await expect(buy.sheet).toContainText(kyat(site, '5,000'))
  await expect(buy.undo).toHaveCount(0)
  await site.axe()
})

test.describe('for whoever likes motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('S-005 petals fall once, and the balance counts down to what is left', async ({ page, site }) => {
    const { buy } = await boughtAWeek(page, site, 5_000)
    const petals = buy.sheet.locator(PETALS)
    await expect(petals).toHaveCount(12)
    const counting = buy.sheet.locator('strong[aria-hidden=true]')
    await expect(counting).toHaveText(kyat(site, '4,001'))
    const times = await petals.evaluateAll((all) =>
      all.flatMap((one) => one.getAnimations().map((move) => move.effect?.getTiming().iterations)),
    )
    expect(new Set(times)).toEqual(new Set([1]))
  })
})

test('S-259 the core is silent: what was asked, that it is still open, and when we write', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 5_000)
  await site.open(WEEK)
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await expect(buy.buyFor('999')).toBeEnabled()
  await coreGoesWrong(phone.number, 'SILENT_AFTER_EFFECT', 1)
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.checkingTitle')).toBeVisible({ timeout: 15_000 })
  await expect(buy.says('purchases.waitText')).toBeVisible()
  const steps = buy.sheet.getByRole('list', { name: site.words('purchases.checkingTitle') })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps).toContainText(site.words('purchases.waitAsked', { name: NAME[site.lang] }))
  await expect(steps).toContainText(/\d\d:\d\d/)
  await expect(buy.sheet).toContainText(site.words('purchases.atMostOnce', { amount: kyat(site, '999') }))
  await expect(buy.sheet.getByRole('link', { name: site.words('purchases.goHome') })).toHaveAttribute(
    'href',
    '#/',
  )
  await site.axe()
  await fitsSmallAndLarge(page)
  await openMovesAreDue(phone.number)
  await expect(buy.says('purchases.opened', { name: NAME[site.lang] })).toBeVisible({ timeout: 20_000 })
})

test('S-259 our systems refuse it: nothing was taken comes first, then another try, then the code', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  await signInWithBalance(page, site, 5_000)
  await site.open(WEEK)
  const down = { code: 'UPSTREAM_DOWN', message: 'x', messageMm: 'x', requestId: 'r', result: null }
  await page.route('**/register', (route) => route.fulfill({ status: 502, json: down }))
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.nothingTaken')).toBeVisible()
  await expect(buy.sheet.getByRole('alert')).toBeFocused()
  await expect(buy.says('purchases.untouched')).toBeVisible()
  await expect(buy.sheet).toContainText(kyat(site, '5,000'))
  await expect(buy.sheet.locator('a[href^="tel:*979*"]')).toBeVisible()
  await site.axe()
  await fitsSmallAndLarge(page)
  await page.unroute('**/register')
  await buy.sheet.getByRole('button', { name: site.words('state.retry') }).click()
  await buy.buyFor('999').click()
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
})

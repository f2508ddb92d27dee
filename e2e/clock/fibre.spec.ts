import { yangonDayKey } from '#language/yangon-day.ts'
import { expect, test } from '../fixtures.ts'
import { nowOfProduct } from '../pages/database.ts'
import { dispatchDesk, surveyed } from '../pages/dispatch.ts'
import { boughtLine } from '../pages/fibre-order.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { clockForward } from './move-clock.ts'

const DAY_MS = 86_400_000

test.beforeEach(({ page }) => comeFromElsewhere(page))

/** How many days of the product lie before the visit. */
async function daysUntil(day: string): Promise<number> {
  const today = yangonDayKey(await nowOfProduct())
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
}

for (const lang of ['en', 'my'] as const)
  test(`S-009 dispatched in ${lang}: the engineer and the code come with the day of the visit, and the line is installed`, async ({
    page,
    site,
    browser,
  }) => {
    test.setTimeout(240_000)
    const { fibre, orderId, orderNo, day, visitCode } = await boughtLine(page, site)
    const before = await dispatchDesk(browser, lang)
    await surveyed(before, orderId, orderNo)
    await before.task('ENGINEER', { 'fibre.engineerName': 'U Kyaw', 'fibre.engineerPhone': '09691230001' })
    await expect(before.main).toContainText('U Kyaw', { timeout: 30_000 })
    await before.close()
    await site.open('home-internet/track')
    await expect(fibre.button('fibre.track.move')).toBeVisible()
    await expect(fibre.main).not.toContainText('U Kyaw')
    await clockForward(page, `${await daysUntil(day)}d`)
    await site.open('home-internet/track')
    await expect(fibre.main).toContainText(site.words('fibre.track.engineer', { name: 'U Kyaw' }))
    await expect(fibre.main).toContainText(visitCode)
    const desk = await dispatchDesk(browser, lang)
    await desk.open('/fibre/day')
    await expect(desk.row(orderNo)).toContainText(visitCode)
    await desk.line(orderId, orderNo)
    await desk.task('BEGIN')
    await desk.offers('INSTALLED')
    await desk.task('INSTALLED')
    await desk.state('COMPLETED')
    await desk.close()
    await page.reload()
    await expect(fibre.says('fibre.track.head.COMPLETED')).toBeVisible()
  })

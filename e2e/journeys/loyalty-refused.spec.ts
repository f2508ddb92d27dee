import type { Page } from '@playwright/test'
import { formatDate } from '#language/formats.ts'
import { yangonMonthStart } from '#language/yangon-day.ts'
import { expect, test, type Site } from '../fixtures.ts'
import { nowOfProduct, run, stored } from '../pages/database.ts'
import { aContract } from '../pages/fibre.ts'
import { anOffer, hasLevel, hasPoints, loyaltyOf } from '../pages/loyalty.ts'
import { totalsOf } from '../pages/sharing.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

async function withPoints(page: Page, site: Site, points: number) {
  await site.open('log-in')
  const { number } = await signInWithBalance(page, site, 0, hasPoints([points, 60]))
  return { number, pointsLeft: async () => (await totalsOf(number))['POINT'], ...loyaltyOf(page, site) }
}

const reviewOf = (type: string, offerId: string) => `myid-loyalty-exchange-point-${type}?offer=${offerId}`

test('S-319 the price changed while it was on the screen: nothing is taken, the new one is shown and then paid', async ({
  page,
  site,
}) => {
  const offer = await anOffer({ type: 'data' })
  const { exchange, says, pointsLeft } = await withPoints(page, site, 200)
  await site.open(reviewOf('data', offer.offerId))
  await expect(exchange('60')).toBeEnabled()
  await offer.costs(75)
  await exchange('60').click()
  await expect(says('errors.EXCHANGE_CHANGED', { n: '75' })).toBeVisible()
  expect(await pointsLeft()).toBe(200)
  await site.axe()
  await exchange('75').click()
  await expect(says('loyalty.doneOwn', { name: offer.name })).toBeVisible()
  expect(await pointsLeft()).toBe(125)
  await offer.close()
})

test('S-319 as often a month as the offer says: then words with the day from which it goes on', async ({
  page,
  site,
}) => {
  const offer = await anOffer({ type: 'data', perMonth: 1 })
  const { exchange, says, pointsLeft } = await withPoints(page, site, 200)
  await site.open(reviewOf('data', offer.offerId))
  await exchange('60').click()
  await expect(says('loyalty.doneOwn', { name: offer.name })).toBeVisible()
  await page.reload()
  await exchange('60').click()
  const date = formatDate(yangonMonthStart(await nowOfProduct(), 1), site.lang)
  await expect(says('errors.EXCHANGE_LIMIT', { date })).toBeVisible()
  await site.axe()
  expect(await pointsLeft()).toBe(140)
  await offer.close()
})

test('S-319 an offer of a higher level is locked in the list, and refused in words when the level fell meanwhile', async ({
  page,
  site,
}) => {
  const offer = await anOffer({ type: 'data', minTier: 'GOLD' })
  const line = await withPoints(page, site, 200)
  await site.open('myid-loyalty-exchange-point-data')
  await expect(line.offer(offer.name)).toContainText(
    site.words('loyalty.locked', { tier: site.words('loyalty.tier.GOLD') }),
  )
  await expect(line.choose(offer.name)).toHaveCount(0)
  await hasLevel(line.number, 'GOLD', 0)
  await page.reload()
  await line.choose(offer.name).click()
  await expect(line.exchange('60')).toBeEnabled()
  await run(`update loyalty_member set tier = 'MEMBER' where line = $1`, [stored(line.number)])
  await line.exchange('60').click()
  await expect(line.says('errors.TIER_TOO_LOW')).toBeVisible()
  await site.axe()
  expect(await line.pointsLeft()).toBe(200)
  await offer.close()
})

test('S-323 a fibre bill is paid from points up to its fifth: above it, words with the most there is', async ({
  page,
  site,
}) => {
  const offer = await anOffer({ type: 'ftth', billKyat: 20_000 })
  const { number, exchange, says, main, pointsLeft } = await withPoints(page, site, 200)
  await aContract(number)
  await site.open(reviewOf('ftth', offer.offerId))
  await expect(main.getByRole('radio')).toBeChecked()
  await exchange('60').click()
  await expect(says('errors.EXCHANGE_BILL_SMALL', { n: '9,200' })).toBeVisible()
  await site.axe()
  expect(await pointsLeft()).toBe(200)
  await offer.close()
})

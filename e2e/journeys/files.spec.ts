import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { aPhoto, notHelped, numberOf, ticketsOf } from '../pages/tickets.ts'
import { signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

const KILOBITS_100 = (100 * 1000) / 8

test('a photo gets through at 100 kbit/s although the line is cut twice, shrunk on the phone and without its place', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await site.open('log-in')
  await signInWithBalance(page, site, 0)
  const tickets = ticketsOf(page, site)
  await site.open('request-issue?service=ftth')
  await tickets.tile('NO_INTERNET').check({ force: true })
  await notHelped(page, site)
  await tickets.answerAll()
  await tickets.description.fill('The lamp is red, see the picture.')
  const photo = await aPhoto(page, 3200, 2400)
  const sizes: number[] = []
  page.on('request', (request) => {
    if (/\/parts\/\d+$/.test(request.url())) sizes.push(request.postDataBuffer()?.length ?? 0)
  })
  const network = await page.context().newCDPSession(page)
  const line = (offline: boolean) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 150,
      downloadThroughput: KILOBITS_100,
      uploadThroughput: KILOBITS_100,
    })
  await line(false)
  await tickets.main
    .locator('input[type="file"]')
    .setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: photo })
  for (const parts of [1, 3]) {
    await expect.poll(() => sizes.length, { timeout: 60_000 }).toBeGreaterThan(parts)
    await line(true)
    await expect(tickets.main).toContainText(
      site.words('files.cut', { share: '#' }).split('#').at(-1) ?? '',
      { timeout: 30_000 },
    )
    await line(false)
  }
  await expect(tickets.says('files.there')).toBeVisible({ timeout: 120_000 })
  expect(Math.max(...sizes)).toBeLessThanOrEqual(48 * 1024)
  expect(photo.length).toBeGreaterThan(400_000)
  await tickets.send.click()
  await numberOf(page)
  const one = site.lang === 'my' ? 'tickets.pictures_other' : 'tickets.pictures_one'
  await expect(tickets.thread).toContainText(site.words(one, { count: '1' }))
})

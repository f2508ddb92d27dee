import { expect, test } from '../fixtures.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { aPhoto, notHelped, numberOf, ticketsOf } from '../pages/tickets.ts'
import { signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

const KILOBITS_100 = (100 * 1000) / 8

test('a photo gets through at 100 kbit/s although the line is cut twice', async ({ page, site }) => {
  test.setTimeout(240_000)
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
  const arrivals: string[] = []
  let cut = 0
  const isPart = (url: string) => /\/parts\/\d+$/.test(url)
  page.on('request', (request) => {
    if (isPart(request.url())) sizes.push(request.postDataBuffer()?.length ?? 0)
  })
  page.on('requestfinished', (request) => void (isPart(request.url()) && arrivals.push(request.url())))
  page.on('requestfailed', (request) => void (isPart(request.url()) && (cut += 1)))
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
  for (const parts of [2, 4]) {
    await expect.poll(() => arrivals.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(parts)
    const before = cut
    await line(true)
    await expect.poll(() => cut, { timeout: 30_000 }).toBeGreaterThan(before)
    await expect(tickets.main).toContainText(site.words('files.cut', { share: '#' }).split('#').at(-1) ?? '')
    await line(false)
  }
  await expect(tickets.says('files.there')).toBeVisible({ timeout: 120_000 })
  expect(Math.max(...sizes)).toBeLessThanOrEqual(48 * 1024)
  expect(photo.length).toBeGreaterThan(400_000)
  expect(new Set(arrivals).size, 'nothing that arrived goes again').toBe(arrivals.length)
  await tickets.send.click()
  await numberOf(page)
  const one = site.lang === 'my' ? 'tickets.pictures_other' : 'tickets.pictures_one'
  await expect(tickets.thread).toContainText(site.words(one, { count: '1' }))
})

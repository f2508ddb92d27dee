import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { answerWith } from '../pages/hold.ts'
import { FIND_OUR_SHOP, MAP_MS, openShops, openStreets, shopsOf } from '../pages/shops.ts'
import { testTiles } from '../pages/test-tiles.ts'

test.setTimeout(120_000)

test('S-184 S-185 S-198 the street map opens at zoom 11 over 96.146 / 16.799, without a key, and nothing leaves the origin', async ({
  page,
  site,
}) => {
  const { map, main, words } = shopsOf(page, site)
  await openShops(page, site)
  await openStreets(page, site)
  await expect(map).toHaveAttribute('data-zoom', '11.00')
  const [lng, lat] = ((await map.getAttribute('data-centre')) ?? '').split(',').map(Number)
  expect(Math.abs((lng ?? 0) - 96.146)).toBeLessThan(0.001)
  expect(Math.abs((lat ?? 0) - 16.799)).toBeLessThan(0.001)
  await expect(main.getByText(words('overview'))).toBeVisible()
  await expect(map.locator('canvas')).toHaveAttribute('tabindex', '-1')
  await site.axe()
  expect(site.foreign).toEqual([])
  expect(site.problems).toEqual([])
})

test('S-013 a marker of the map opens its shop, with name and address', async ({ page, site, lang }) => {
  const { map, sheet } = shopsOf(page, site)
  await openShops(page, site)
  await openStreets(page, site)
  await map.scrollIntoViewIfNeeded()
  // Hlaing lies so many pixels west and north of the middle at zoom 11.
  const box = await map.boundingBox()
  const pixelsPerDegree = (512 * 2 ** 11) / 360
  const x = (96.1268 - 96.146) * pixelsPerDegree
  const y = ((16.8471 - 16.799) * pixelsPerDegree) / Math.cos((16.82 * Math.PI) / 180)
  await page.mouse.click(
    (box?.x ?? 0) + (box?.width ?? 0) / 2 + x,
    (box?.y ?? 0) + (box?.height ?? 0) / 2 - y,
  )
  await expect(sheet).toContainText(lang === 'en' ? 'No. 42, Insein Road' : 'အင်းစိန်လမ်း')
  await expect(page).toHaveURL(/shop=yangon-hlaing/)
})

const roadPixels = async (picture: Buffer): Promise<number> => {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let found = 0
  for (let at = 0; at < data.length; at += 3)
    if (Math.hypot((data[at] ?? 0) - 0x8b, (data[at + 1] ?? 0) - 0x7c, (data[at + 2] ?? 0) - 0x79) < 12)
      found += 1
  return found
}

test('S-186 with tiles of our own origin the streets are drawn, and no request goes outside', async ({
  page,
  site,
}) => {
  const { map, main, words } = shopsOf(page, site)
  const file = testTiles()
  const ranges: string[] = []
  await page.route('**/tiles/test.pmtiles', (route) => {
    const range = route.request().headers()['range'] ?? ''
    ranges.push(range)
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(range) ?? []
    const last = Math.min(Number(to || file.length - 1), file.length - 1)
    return route.fulfill({
      status: 206,
      headers: {
        'content-range': `bytes ${from}-${last}/${file.length}`,
        'content-type': 'application/octet-stream',
        etag: '"test"',
      },
      body: file.subarray(Number(from), last + 1),
    })
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await openShops(page, site)
  await openStreets(page, site)
  const without = await roadPixels(await map.screenshot())
  await answerWith(page, '**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), mapTilesUrl: '/tiles/test.pmtiles' },
    })
  })
  await page.goto('/#/qna')
  await page.reload()
  await site.open(FIND_OUR_SHOP)
  await openStreets(page, site)
  await expect(main.getByText(words('credit'))).toBeVisible({ timeout: MAP_MS })
  await expect
    .poll(async () => roadPixels(await map.screenshot()), { timeout: 30_000 })
    .toBeGreaterThan(without + 400)
  expect(ranges.length).toBeGreaterThan(1)
  expect(site.foreign).toEqual([])
})

test('no other page names the map, and a phone fetches it on tap only', async ({ page, site }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  // Before the first page: going on by its address does not load it again.
  await site.signIn()
  await site.open('order-sim')
  await page.setViewportSize({ width: 360, height: 800 })
  await openShops(page, site)
  expect(fetched.filter((url) => /street-map|maplibre|pmtiles/.test(url))).toEqual([])
})

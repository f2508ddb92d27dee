import { expect, test } from '../fixtures.ts'
import { artOn, twiceInView, wordsOnArt } from '../pages/art-in-view.ts'
import { LINKS, TABLE } from '../seed-routes.ts'

const FORMS = [
  ['a phone', { width: 360, height: 800 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const

const addresses = [
  ...new Set([...TABLE, ...LINKS].filter(({ signedIn }) => !signedIn).map(({ path }) => path)),
]

for (const [form, view] of FORMS) {
  test(`on ${form} no picture is in view twice and no heading lies on one, on any page`, async ({
    page,
    site,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(view)
    const found: string[] = []
    let pictures = 0
    for (const path of addresses) {
      await site.open(path)
      await page.waitForLoadState('networkidle')
      const all = await artOn(page)
      pictures += all.length
      found.push(...twiceInView(all, view.height).map((name) => `#/${path}: ${name} twice`))
      found.push(...(await wordsOnArt(page)).map((words) => `#/${path}: "${words}" on a picture`))
    }
    expect(pictures).toBeGreaterThan(addresses.length / 2)
    expect(found).toEqual([])
  })
}

test('the control: one that is planted beside itself is found, and not when it stands far below', async ({
  page,
  site,
}) => {
  await site.open('order-sim')
  await expect.poll(async () => (await artOn(page)).length).toBeGreaterThan(0)
  const [first] = await artOn(page)
  if (!first) throw new Error('no picture')
  const again = (down: number) => [first, { ...first, top: first.top + down, bottom: first.bottom + down }]
  expect(twiceInView(again(500), 900)).toEqual([first.name])
  expect(twiceInView(again(5_000), 900)).toEqual([])
  await page
    .locator('main img')
    .first()
    .evaluate((image) => image.after(image.cloneNode(true)))
  expect(twiceInView(await artOn(page), 900)).toEqual([first.name])

  expect(await wordsOnArt(page)).toEqual([])
  await page.locator('main h1').evaluate((heading) => {
    const { left, top } = document.querySelector('main img')?.getBoundingClientRect() ?? { left: 0, top: 0 }
    Object.assign(heading.style, { position: 'fixed', left: `${left}px`, top: `${top}px` })
  })
  expect(await wordsOnArt(page)).toHaveLength(1)
})

for (const width of [1440, 1920]) {
  test(`at ${width} the picture of a banner runs to the side of the screen, and its words stand in the page`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['home-internet', 'detail-promotions']) {
      await site.open(path)
      const banner = page.locator('main [data-part=banner]')
      const picture = await banner.locator('img').boundingBox()
      const words = await banner.locator('h1').boundingBox()
      const wide = await page.evaluate(() => document.documentElement.clientWidth)
      expect((picture?.x ?? 0) + (picture?.width ?? 0), path).toBeCloseTo(wide, 0)
      expect(words?.x, path).toBeCloseTo((wide - 1200) / 2, 0)
    }
  })
}

import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../fixtures.ts'
import { frameOf } from '../pages/frame.ts'
import { judgePage } from '../lines/judge-lines.ts'
import { shownIn } from '../lines/read-lines.ts'
import { LINKS, TABLE, type SeedRoute } from '../seed-routes.ts'
import { setTextSize } from '../pages/text-size.ts'

/** Torn syllables, split words, clipped marks; `npm run lines` walks more sizes, also with text of twice the size. */
const brokenLines = async (page: Page) => judgePage(await shownIn(page))

/** What the checklist calls OPENS: by direct address and after a reload, with its frame, and nothing broken. */
async function opens(route: SeedRoute, { page, site }: { page: Page; site: Site }) {
  if (route.signedIn) await site.signIn()
  await site.open(route.path)
  const heading = page.locator('main h1').first()
  const own = await heading.textContent()
  expect(own).not.toBe(site.words('notfound.title'))
  expect(own).not.toBe('')
  // A product's name may stay in Latin letters; what is said about it may not.
  expect(await page.locator('main').innerText()).toMatch(site.lang === 'my' ? /[\u1000-\u109F]/ : /[A-Za-z]/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(frameOf(page, site.lang).marquee).toBeVisible()
  await site.axe()
  const textOf = () => page.locator('main').evaluate((main) => main.textContent.length)
  const whole = await textOf()

  await page.reload()
  await expect(page.locator('html[data-breakpoint]')).toBeAttached()
  await expect(heading).toBeVisible()
  expect(await heading.textContent()).toBe(own)
  expect(site.problems).toEqual([])
  expect(site.foreign).toEqual([])

  // Judged when all of it is there: half a page is never too wide.
  await expect.poll(textOf).toBe(whole)
  await page.setViewportSize({ width: 320, height: 720 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // The header changes its form a moment after the window did.
  await expect.poll(overflow, 'sideways scroll at 320 px').toBe(0)
  await expect.poll(() => brokenLines(page), 'Burmese lines at 320 px').toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  await setTextSize(page, 200)
  await expect.poll(overflow, 'sideways scroll at 360 px with text of twice the size').toBe(0)
}

for (const route of TABLE) {
  test(`${route.row} S-023 S-024 S-025 S-029 #/${route.path} opens with its own heading and frame`, ({
    page,
    site,
  }) => opens(route, { page, site }))
}

for (const route of LINKS) {
  test(`${route.row} #/${route.path} opens with its own heading and frame`, ({ page, site }) =>
    opens(route, { page, site }))
}

test('S-016 S-031 no two addresses share a heading, but for the two of the homepage', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  const byHeading = new Map<string, string[]>()
  const read = async (path: string) => {
    await page.goto(`/#/${path}`)
    const heading = page.locator(`main[data-path="/${path}"] h1`).first()
    const text = (await heading.textContent()) ?? ''
    byHeading.set(text, [...(byHeading.get(text) ?? []), path])
    expect(text, path).not.toMatch(/^[a-z]+\.[a-zA-Z.]+$/)
  }
  const all = [...TABLE, ...LINKS.filter((link) => link.path !== 'business')]
  for (const { path } of all.filter((route) => !route.signedIn)) await read(path)
  // Pages behind the wall come last, because a signed-in visitor is redirected from log-in.
  await site.signIn()
  await page.goto('about:blank')
  for (const { path } of all.filter((route) => route.signedIn)) await read(path)
  const shared = [...byHeading.values()].filter((paths) => paths.length > 1)
  expect(shared).toEqual([['', 'personal']])
})

import { expect, test } from '../fixtures.ts'
import { frameOf } from '../pages/frame.ts'
import { answerWith } from '../pages/hold.ts'

type Footer = {
  result: {
    columns: { id: string; name: string; nameMm: string; links: { link: string }[] }[]
    social: { url: string }[]
  }
}

test('S-129 S-130 S-131 S-132 S-133 five columns, headed in the language shown, every link to a real page', async ({
  page,
  site,
  lang,
  request,
}) => {
  const { result } = (await (await request.get('/api/v1/get-footer')).json()) as Footer
  expect(result.columns.map((column) => column.name)).toEqual([
    'Packages',
    'Home Internet',
    'Digital Services',
    'About Us',
    'Community',
  ])
  await site.open('qna')
  const { footer } = frameOf(page, lang)
  await expect(footer.getByRole('heading', { level: 2, includeHidden: true })).toHaveText(
    result.columns.map((column) => (lang === 'my' ? column.nameMm : column.name)),
  )
  const links = await footer
    .locator('nav')
    .first()
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBe(result.columns.flatMap((column) => column.links).length)
  for (const link of new Set(links)) {
    await page.goto(`/${link}`)
    await expect(page.locator('main h1').first()).toBeVisible()
    await expect(page.locator('main h1').first(), link).not.toHaveText(site.words('notfound.title'))
  }
})

test('S-134 five social links, plain and safe', async ({ page, site, lang }) => {
  await site.open('qna')
  const social = frameOf(page, lang).footer.locator('a[target=_blank]')
  await expect(social).toHaveCount(5)
  for (const link of await social.all()) {
    expect(await link.getAttribute('rel')).toContain('noopener')
    expect(await link.getAttribute('aria-label')).toBeTruthy()
  }
})

test('S-135 the copyright line carries the year of the clock', async ({ page, site, lang }) => {
  await page.clock.install({ time: new Date('2031-06-01T00:00:00Z') })
  await site.open('qna')
  await expect(frameOf(page, lang).footer).toContainText('2031')
})

test('S-136 compact on a small screen, five columns on a wide one', async ({ page, site, lang }) => {
  await site.open('qna')
  const { footer } = frameOf(page, lang)
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(footer.locator('details')).toHaveCount(5)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(footer.locator('details')).toHaveCount(0)
  const tops = await footer
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  expect(tops).toHaveLength(5)
})

test('S-137 a skeleton stands until the data arrives, and nothing jumps', async ({ page, lang }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await answerWith(page, '**/get-footer*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/#/qna')
  await expect(page.locator('main h1').first()).toBeVisible()
  const { footer } = frameOf(page, lang)
  await expect(footer.locator('[data-skeleton=footer]')).toBeAttached()
  const before = await footer.evaluate((element) => element.getBoundingClientRect().height)
  release()
  await expect(footer.getByRole('heading', { level: 2, includeHidden: true })).toHaveCount(5)
  const after = await footer.evaluate((element) => element.getBoundingClientRect().height)
  expect(Math.abs(after - before)).toBeLessThan(80)
})

test('S-128 S-022 back to top, and every navigation ends at the top', async ({ page, site, lang }) => {
  await site.open('')
  const frame = frameOf(page, lang)
  const scrollY = () => page.evaluate(() => window.scrollY)
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await toEnd()
  expect(await scrollY()).toBeGreaterThan(200)
  await frame.backToTop.click()
  await expect.poll(scrollY).toBe(0)
  await toEnd()
  await frame.footer.getByRole('link', { name: site.words('routes.terms.title') }).click()
  await expect(page).toHaveURL(/terms$/)
  await expect.poll(scrollY).toBe(0)
})

test('S-023 S-024 marquee and navigation stay in view at the end of a long page', async ({
  page,
  site,
  lang,
}) => {
  await site.open('')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const frame = frameOf(page, lang)
  await expect(frame.marquee).toBeInViewport()
  await expect(frame.header).toBeInViewport()
})

test('S-234 S-192 the marquee shows the announcements in the language shown, and stands still on request', async ({
  page,
  site,
  lang,
  request,
}) => {
  const { result } = (await (await request.get('/api/v1/get-announcement')).json()) as {
    result: { content: string; contentMm: string | null }[]
  }
  expect(result.length).toBeGreaterThanOrEqual(3)
  await site.open('qna')
  const { marquee } = frameOf(page, lang)
  for (const { content, contentMm } of result)
    await expect(marquee).toContainText(lang === 'my' ? (contentMm ?? content) : content)
  const running = () =>
    marquee
      .locator('ul')
      .first()
      .locator('..')
      .evaluate((belt) => getComputedStyle(belt).animationPlayState)
  expect(await running()).toBe('running')
  await marquee.hover()
  await expect.poll(running).toBe('paused')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(
    await marquee
      .locator('ul')
      .first()
      .locator('..')
      .evaluate((belt) => getComputedStyle(belt).animationName),
  ).toBe('none')
})

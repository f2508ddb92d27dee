import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const SCRIPTS = /\/assets\/[^/]+\.js$/
/** What the app is made of, wherever it begins. */
const APP_FILES = /^\/(assets\/|config\.json$)/

/** The app never arrives: what is seen then is the work of index.html alone. */
const withoutApp = (page: Page) => page.route(SCRIPTS, (route) => route.abort())

const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) total += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(total), 500)
      }),
  )

/** A moment after the product has started. */
test.beforeEach(async ({ request }) => {
  await expect.poll(async () => (await request.get('/')).text()).toContain('<template data-lang')
})

test('S-028 the homepage stands before the app script arrives, in the chosen language', async ({
  page,
  site,
}) => {
  await withoutApp(page)
  await page.goto('/')
  const first = page.locator('#app')
  await expect(first.getByRole('heading', { level: 1 })).toHaveText(site.words('home.heading'))
  await expect(first.getByRole('banner')).toBeVisible()
  await expect(first.getByRole('contentinfo')).toBeAttached()
  await expect(first.locator('main img').first()).toHaveJSProperty('complete', true)
  await expect(page.locator('html')).toHaveAttribute('lang', site.lang)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

/** Drawn when first asked for, so the first who asks may come too early. */
async function untilDrawn({ request }: { request: APIRequestContext }, path: string, lang: string) {
  for (const wide of [true, false])
    await expect
      .poll(async () =>
        (await request.get(`/first-paint?path=${path}&lang=${lang}&wide=${String(wide)}`)).status(),
      )
      .toBe(200)
}

test('S-028 a page that is the same for all stands before the app script arrives, with its style sheets', async ({
  page,
  request,
  site,
}) => {
  await untilDrawn({ request }, 'promotions', site.lang)
  await withoutApp(page)
  await page.goto('/#/promotions')
  const first = page.locator('#app')
  await expect(first.getByRole('heading', { level: 1 })).toHaveText(site.words('promotions.title'))
  await expect(first.locator('main a[href^="#/post-detail/"]').first()).toBeVisible()
  const sheets = await page.locator('head link[rel=stylesheet]').count()
  expect(sheets).toBeGreaterThan(2)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('S-028 the app takes that place too, without moving anything', async ({ page, request, site }) => {
  await untilDrawn({ request }, 'promotions', site.lang)
  await site.open('promotions')
  await expect(page.locator('main')).toHaveCount(1)
  expect(await shift(page)).toBeLessThanOrEqual(0.02)
  expect(site.problems).toEqual([])
})

test('S-028 a page that depends on who looks is never drawn ahead, nor is the homepage shown there', async ({
  page,
  request,
}) => {
  for (let again = 0; again < 3; again += 1) {
    expect((await request.get('/first-paint?path=myid&lang=my&wide=false')).status()).toBe(204)
    await page.waitForTimeout(700)
  }
  await withoutApp(page)
  await page.goto('/#/myid')
  await page.waitForLoadState('load')
  await expect(page.locator('#app')).toBeEmpty()
  await expect(page.locator('body')).not.toContainText(/\S/)
})

test('S-028 the app takes its place without moving anything', async ({ page, site }) => {
  await site.open('')
  await expect(page.locator('main')).toHaveCount(1)
  expect(await shift(page)).toBeLessThanOrEqual(0.02)
  expect(site.problems).toEqual([])
})

/** The app arrives when it is let. */
async function heldApp(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { release: gate.resolve }
}

test('S-028 the app takes over the very elements, and asks for nothing they were drawn with', async ({
  page,
  request,
  site,
}) => {
  await untilDrawn({ request }, 'promotions', site.lang)
  const { release } = await heldApp(page)
  await page.goto('/#/promotions', { waitUntil: 'commit' })
  const heading = page.locator('main h1')
  await heading.evaluate((element) => element.setAttribute('data-seen', ''))
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.resourceType() === 'fetch') asked.push(new URL(sent.url()).pathname)
  })
  release()
  await expect(page.locator('html[data-breakpoint]')).toBeAttached()
  await expect(heading).toHaveAttribute('data-seen')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => !APP_FILES.test(path))).toEqual([])
  expect(site.problems).toEqual([])
})

/** Marks what stands there, and names the sheets it stands in. */
const markDrawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('#app *')) element.setAttribute('data-drawn', '')
    return Array.from(document.styleSheets, ({ href }) => href ?? '')
  })

/** Rules of sheets that came since and would change what was drawn. */
const changedLater = (page: Page, before: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      Array.from(rules).flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText]
        return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : []
      })
    return Array.from(document.styleSheets)
      .filter(({ href }) => !known.includes(href ?? ''))
      .flatMap(({ cssRules }) => selectorsOf(cssRules))
      .filter((selector) =>
        [...document.querySelectorAll(selector)].some((one) => one.matches('[data-drawn]')),
      )
  }, before)

for (const path of ['', 'promotions', 'mobile-services'])
  test(`S-028 #/${path} is drawn with all its style sheets: none comes with the app to move it`, async ({
    page,
    request,
    site,
  }) => {
    if (path) await untilDrawn({ request }, path, site.lang)
    const { release } = await heldApp(page)
    await page.goto(`/#/${path}`)
    await expect(page.locator('main h1')).toBeAttached()
    const sheets = await markDrawn(page)
    release()
    await expect(page.locator('html[data-breakpoint]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-drawn]').first(), 'the app took over').toBeAttached()
    expect(await changedLater(page, sheets)).toEqual([])
  })

test('S-028 control: a sheet that comes with the app and dresses what was drawn is named', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('main h1')).toBeAttached()
  await markDrawn(page)
  expect(await changedLater(page, [])).not.toEqual([])
})

test('S-028 what only this phone knows does not make the app draw the page again', async ({
  page,
  request,
  site,
}) => {
  await site.signIn()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async () => undefined })
    Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' })
    localStorage.setItem('lowData', 'on')
    localStorage.setItem('roamRecent', 'LA')
    localStorage.setItem('faqVotes', '{"sim-puk":true}')
  })
  await page.setViewportSize({ width: (page.viewportSize()?.width ?? 360) < 1280 ? 700 : 1920, height: 900 })
  for (const path of ['ussd', 'qna', 'International/roam', 'post-detail/promo-tazaungdaing-2026']) {
    await untilDrawn({ request }, path, site.lang)
    await site.open(path)
    // Only now is the page drawn ahead for sure, and nothing of the app before is left.
    await page.reload()
    await expect(page.locator('html[data-breakpoint]')).toBeAttached()
    await expect(page.locator('main h1').first()).toBeVisible()
    expect(site.problems, path).toEqual([])
  }
})

test('S-028 whoever is signed in sees the frame at once, and nothing of the home of others', async ({
  page,
  site,
}) => {
  await site.signIn()
  await withoutApp(page)
  await page.goto('/')
  const first = page.locator('#app')
  await expect(first.getByRole('banner')).toBeVisible()
  await expect(first.locator('main')).toBeEmpty()
})

test('S-028 S-309 the shops stand before the app for whoever is signed in, and the app takes over the very list', async ({
  page,
  request,
  site,
}) => {
  await untilDrawn({ request }, 'about-us/find-our-shop', site.lang)
  await site.signIn()
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'Android' }))
  const { release } = await heldApp(page)
  await page.goto('/#/about-us/find-our-shop', { waitUntil: 'commit' })
  const first = page.locator('main ul li h2').first()
  await expect(first).toBeVisible()
  await first.evaluate((element) => element.setAttribute('data-seen', ''))
  release()
  await expect(page.locator('html[data-breakpoint]')).toBeAttached()
  await expect(first).toHaveAttribute('data-seen')
  await page.waitForLoadState('networkidle')
  expect(await shift(page)).toBeLessThanOrEqual(0.02)
  expect(site.problems).toEqual([])
})

test('S-028 S-309 whoever is not signed in sees no shop before the sign-in', async ({
  page,
  request,
  site,
}) => {
  await untilDrawn({ request }, 'about-us/find-our-shop', site.lang)
  const { release } = await heldApp(page)
  await page.goto('/#/about-us/find-our-shop')
  await expect(page.locator('#app')).toBeEmpty()
  release()
  await expect(page).toHaveURL(/#\/log-in/)
})

test('S-028 whoever presses a button too early is heard when the app is there', async ({ page, site }) => {
  const { release } = await heldApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .locator('#app')
    .getByRole('button', { name: site.words('search.open') })
    .click()
  release()
  await expect(page.getByRole('combobox')).toBeVisible()
})

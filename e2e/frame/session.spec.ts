import type { Page } from '@playwright/test'
import { brand } from '#brand'
import { BASES, type BaseName } from '#contracts/bases.ts'
import { expect, siteOn, test } from '../fixtures.ts'
import { withoutDrawing } from '../pages/hold.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { signInWithBalance } from '../pages/value.ts'

test('S-209 S-200 S-199 a stored session is restored on load and in a new tab', async ({
  page,
  site,
  context,
}) => {
  await site.signIn('09691234567')
  await site.open('ussd')
  expect(
    await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('__TOKEN__')]),
  ).toEqual(['09691234567', 'a-token-the-server-does-not-know'])
  const second = await context.newPage()
  await second.goto('/#/qna')
  await expect(second.locator('main h1')).toBeVisible()
  expect(await second.evaluate(() => localStorage.getItem('user'))).toBe('09691234567')
})

/** A page that calls this base when signed in. */
const CALLS: Record<BaseName, string> = {
  website: 'International/internationalCallandSMS',
  gateway: 'myid',
  fixedBroadband: 'top-up',
  loyaltyExchange: 'myid-loyalty-exchange-point-data',
  loyaltyBalance: 'myid-loyalty-point',
  loyaltyCard: `${brand.slug}-loyalty-home`,
  findShop: 'order-sim',
  ticket: 'request-issue?service=mobile',
}

/** And those that whoever is not signed in may open. */
const OPEN_CALLS: Partial<Record<BaseName, string>> = {
  website: CALLS.website,
  loyaltyExchange: `${brand.slug}-loyalty-ranking`,
  loyaltyCard: CALLS.loyaltyCard,
  findShop: CALLS.findShop,
  ticket: CALLS.ticket,
}

/** The token that went out with each call, by its base. */
function tokensOf(page: Page): Map<BaseName, Set<string | undefined>> {
  const seen = new Map<BaseName, Set<string | undefined>>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [name] =
      (Object.entries(BASES) as [BaseName, string][]).find(([, base]) => pathname.startsWith(`${base}/`)) ??
      []
    if (!name || request.resourceType() === 'image') return
    seen.set(name, (seen.get(name) ?? new Set()).add(request.headers()['authorization']))
  })
  return seen
}

test('S-230 a stored token goes out as bearer with calls to every base, and nothing does without one', async ({
  page,
  site,
  lang,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  await comeFromElsewhere(page)
  await site.open('log-in')
  await signInWithBalance(page, site, 0)
  await withoutDrawing(page)
  // The app starts again: requests made while signed out are over, and nothing is cached.
  await page.goto('about:blank')
  const seen = tokensOf(page)
  for (const [name, path] of Object.entries(CALLS)) {
    await site.open(path)
    await expect.poll(() => seen.get(name as BaseName), name).toBeDefined()
  }
  const token = await page.evaluate(() => localStorage.getItem('__TOKEN__'))
  expect(token).toMatch(/^[\w-]{20,}$/)
  for (const [name, tokens] of seen) expect([name, ...tokens]).toEqual([name, `Bearer ${token}`])

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const anonymous = await context.newPage()
  await withoutDrawing(anonymous)
  const without = tokensOf(anonymous)
  const stranger = siteOn(anonymous, lang ?? 'my', baseURL ?? '')
  for (const path of Object.values(CALLS)) await stranger.open(path)
  for (const [name, path] of Object.entries(OPEN_CALLS)) {
    await stranger.open(path)
    // The next address would end a page that has not called yet.
    await expect.poll(() => without.get(name as BaseName), name).toBeDefined()
  }
  for (const [name, tokens] of without) expect([name, ...tokens]).toEqual([name, undefined])
  await context.close()
})

for (const [rows, path] of [
  ['S-225', 'about-us/find-our-shop'],
  ['S-227', 'digital-service/utilities/data-share/data-share'],
  ['S-227', 'digital-service/utilities/voice-share/voice-share'],
] as const) {
  test(`${rows} #/${path} sends an anonymous visitor to log-in and remembers the way back`, async ({
    page,
  }) => {
    await page.goto(`/#/${path}`)
    await expect(page).toHaveURL(/#\/log-in$/)
    const kept = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('__AFTER_LOGIN__') ?? 'null') as { path: string } | null,
    )
    expect(kept?.path).toContain(path)
  })
}

test('S-221 signed in, find our shop opens without log-in between', async ({ page, site }) => {
  await site.signIn()
  await site.open('about-us/find-our-shop')
  await expect(page).toHaveURL(/find-our-shop$/)
})

test('S-225 with the flag off, find our shop is open to everybody', async ({ page, site }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as { flags: Record<string, boolean> }
    await route.fulfill({
      response,
      json: { ...config, flags: { ...config.flags, 'findShop.requireLogin': false } },
    })
  })
  await site.open('about-us/find-our-shop')
  await expect(page).toHaveURL(/find-our-shop$/)
})

import { expect, test } from '../fixtures.ts'
import { answerWith } from '../pages/hold.ts'

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

test('S-230 a stored token goes out as bearer with API calls, and nothing does without one', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  const seen: (string | undefined)[] = []
  await answerWith(page, '**/api/v1/**', (route) => {
    seen.push(route.request().headers()['authorization'])
    return route.continue()
  })
  await site.signIn()
  // Home would ask for the balance, and a token that nobody knows ends there.
  await site.open('International/internationalCallandSMS')
  await expect.poll(() => seen.length).toBeGreaterThan(2)
  expect(new Set(seen)).toEqual(new Set(['Bearer a-token-the-server-does-not-know']))

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const anonymous = await context.newPage()
  const without: (string | undefined)[] = []
  await answerWith(anonymous, '**/api/v1/**', (route) => {
    without.push(route.request().headers()['authorization'])
    return route.continue()
  })
  await anonymous.goto('/#/')
  await expect(anonymous.locator('main h1').first()).toBeVisible()
  await expect.poll(() => without.length).toBeGreaterThan(2)
  expect(new Set(without)).toEqual(new Set([undefined]))
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

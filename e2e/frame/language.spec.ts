import { expect, test } from '../fixtures.ts'

test.describe('nothing saved', () => {
  test.use({ lang: null, locale: 'en-US' })

  test('S-215 with empty storage and an English browser everything is Burmese', async ({ page, site }) => {
    await site.open('')
    await expect(page.locator('html')).toHaveAttribute('lang', 'my')
    await expect(page.locator('main h1')).toHaveText(/[\u1000-\u109F]/)
  })
})

for (const [name, failures, shown] of [
  ['two failures, then the texts', 2, true],
  ['only failures, no fourth request', 9, false],
] as const) {
  test(`S-299 S-258 translation file: ${name}`, async ({ page, site }) => {
    let asked = 0
    await page.route(`**/assets/i18n/${site.lang}.json`, (route) => {
      asked += 1
      return asked <= failures ? route.abort() : route.continue()
    })
    await page.goto('/#/qna')
    await expect.poll(() => asked).toBe(3)
    if (shown) await expect(page.locator('main h1')).toBeVisible()
    // Long enough for a fourth request that must not come.
    await page.waitForTimeout(1500)
    expect(asked).toBe(3)
  })
}

test('S-258 S-257 translation files and the search list are JSON in valid Unicode', async ({ request }) => {
  for (const lang of ['en', 'my']) {
    const response = await request.get(`/assets/i18n/${lang}.json`)
    expect(response.status()).toBe(200)
    const texts = (await response.json()) as Record<string, string>
    expect(Object.keys(texts).length).toBeGreaterThan(100)
    for (const text of Object.values(texts)) expect(text.normalize('NFC')).toBe(text)
  }
  const list = (await (await request.get('/assets/i18n/routing.json')).json()) as Record<string, string>[]
  expect(list.length).toBeGreaterThan(20)
  for (const entry of list)
    expect(entry).toEqual(
      expect.objectContaining({ destination: expect.any(String), link: expect.any(String) }),
    )
})

test('S-291 an error while the app starts goes to the console only', async ({ page, site }) => {
  await page.route('**/config.json', (route) => route.abort())
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  await page.goto('/#/qna')
  await expect.poll(() => site.problems.length).toBeGreaterThan(0)
  expect(dialogs).toEqual([])
  expect(await page.locator('body').innerText()).not.toMatch(/error|exception/i)
})

import { expect, test } from '../fixtures.ts'
import { frameOf } from '../pages/frame.ts'

test('S-202 S-214 S-109 switching the language changes text and html lang, is saved, and survives a reload', async ({
  page,
  site,
}) => {
  await site.open('qna')
  for (const [label, lang] of [
    ['EN', 'en'],
    ['MY', 'my'],
  ] as const) {
    const shown = lang === 'en' ? 'my' : 'en'
    if ((await page.locator('html').getAttribute('lang')) !== lang) {
      await frameOf(page, shown).language.click()
      const choices = frameOf(page, shown)
        .header.locator('li button[aria-current], li button')
        .filter({ hasText: /^(EN|MY)/ })
      await expect(choices).toHaveCount(2)
      await choices.filter({ hasText: label }).click()
    }
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(await page.evaluate(() => localStorage.getItem('__LANG__'))).toBe(lang)
    await expect(page.locator('main h1')).toHaveText(lang === 'my' ? /[\u1000-\u109F]/ : /[A-Za-z]/)
  }
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
})

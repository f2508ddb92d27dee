import { expect, test } from '../fixtures.ts'

for (const path of ['no-such-page', 'about-us/no-such', 'business/dia/more', 'MOBILE-SERVICES']) {
  test(`S-077 S-138 S-139 S-140 #/${path} shows the not-found screen, keeps the address and leads home`, async ({
    page,
    site,
    lang,
  }) => {
    await site.open(path)
    await expect(page.locator('main h1')).toHaveText(site.words('notfound.title'))
    if (lang === 'en') {
      await expect(page.locator('main h1')).toHaveText('Page Not Found')
      const text = (await page.locator('main').innerText()).toLowerCase()
      for (const reason of ['removed', 'renamed', 'unavailable']) expect(text).toContain(reason)
    }
    expect(new URL(page.url()).hash).toBe(`#/${path}`)
    await site.axe()
    await page.getByRole('link', { name: site.words('notfound.back') }).click()
    await expect(page).toHaveURL(/#\/$/)
  })
}

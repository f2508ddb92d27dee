import { expect, test } from '../fixtures.ts'

const MARKED = [
  ['mobile-services/package/SABAI-WEEK', { en: 'Mobile services', my: 'မိုဘိုင်းဝန်ဆောင်မှု' }],
  ['home-internet/all', { en: 'Home internet', my: 'အိမ်သုံးအင်တာနက်' }],
  ['myid', { en: 'Digital service', my: 'ဒစ်ဂျစ်တယ်' }],
] as const

test('S-103 S-104 the menu follows the page: one is marked, also for a page below it', async ({
  page,
  site,
}) => {
  for (const [path, names] of MARKED) {
    await site.open(path)
    if (await page.locator('header[data-form=desktop]').count()) {
      const bar = page.getByRole('navigation', { name: site.words('frame.subMenu') })
      const marked = bar.locator('button[aria-current]')
      await expect(marked).toHaveCount(1)
      await expect(marked).toHaveText(names[site.lang])
    } else {
      await page.getByRole('button', { name: site.words('frame.menuOpen') }).click()
      const open = page.locator('dialog[open] details[open]')
      await expect(open).toHaveCount(1)
      await expect(open.locator('summary')).toHaveText(names[site.lang])
      await page.keyboard.press('Escape')
    }
  }
  await site.axe()
})

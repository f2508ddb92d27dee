import { brand } from '#brand'
import menus from '../../apps/web/src/shell/menus.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'
import { frameOf } from '../pages/frame.ts'

test('S-102 S-001 three tabs in order, each leading to its own area in one click', async ({
  page,
  site,
  lang,
}) => {
  await site.open('')
  const frame = frameOf(page, lang)
  await expect(frame.tabs).toHaveText(
    ['frame.tabPersonal', 'frame.tabBusiness', 'frame.tabAbout'].map((key) => site.words(key)),
  )
  if (lang === 'en') await expect(frame.tabs).toHaveText(['Personal', 'Business', 'About Us'])
  for (const [index, hash] of [
    [1, '#/business'],
    [2, '#/about-us'],
    [0, '#/'],
  ] as const) {
    await frame.tabs.nth(index).click()
    expect(new URL(page.url()).hash).toBe(hash)
  }
})

for (const [path, tab] of [
  ['business/dia', 1],
  ['about-us/awards', 2],
  ['top-up', 0],
  ['', 0],
  ['no-such-page', 0],
] as const) {
  test(`S-103 S-104 the tab of #/${path} is the only one marked, and underlined`, async ({
    page,
    site,
    lang,
  }) => {
    await site.open(path)
    const { tabs } = frameOf(page, lang)
    const marked = await tabs.evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-current') === 'true'),
    )
    expect(marked).toEqual([0, 1, 2].map((index) => index === tab))
    const underline = (index: number) =>
      tabs.nth(index).evaluate((link) => {
        const own = getComputedStyle(link)
        const after = getComputedStyle(link, '::after')
        return `${own.borderBottomColor} ${own.boxShadow} ${own.textDecorationLine} ${after.backgroundColor} ${after.opacity} ${after.transform}`
      })
    expect(await underline(tab)).not.toBe(await underline((tab + 1) % 3))
  })
}

test('S-105 S-098 S-099 S-100 S-101 each tab has its own sub-menu with every entry of the menus', async ({
  page,
  site,
  lang,
}) => {
  const name = (item: { name: string; nameMm: string }) => (lang === 'my' ? item.nameMm : item.name)
  for (const [path, items] of [
    ['business', menus.business],
    ['about-us', menus.about],
  ] as const) {
    await site.open(path)
    const { subMenu } = frameOf(page, lang)
    await expect(subMenu.locator(':scope li > a, :scope li > div > button')).toHaveText(items.map(name))
  }
  await site.open('business')
  const { subMenu } = frameOf(page, lang)
  for (const group of menus.business) {
    await subMenu.getByRole('button', { name: name(group) }).click()
    const links = subMenu.locator('div[id] a')
    await expect(links).toHaveText(
      group.subMenu.map((entry) => (lang === 'my' ? entry.subNameMm : entry.subName)),
    )
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      group.subMenu.map((entry) => `#${entry.link}`),
    )
  }
})

test('S-106 S-110 desktop header from 1280 px on, mobile header below', async ({ page, site, lang }) => {
  await site.open('')
  const frame = frameOf(page, lang)
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(frame.tabs).toHaveCount(3)
    await expect(frame.hamburger).toHaveCount(0)
  }
  for (const width of [1279, 960, 600, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(frame.hamburger).toBeVisible()
    await expect(frame.tabs).toHaveCount(0)
  }
})

test('S-107 S-222 signed out: the login button keeps where one was and opens log-in', async ({
  page,
  site,
  lang,
}) => {
  await site.open('qna')
  await frameOf(page, lang).logIn.click()
  await expect(page).toHaveURL(/#\/log-in$/)
  const kept = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('__AFTER_LOGIN__') ?? 'null') as { path: string } | null,
  )
  expect(kept?.path).toBe('/qna')
})

test('S-108 S-199 S-208 signed in: the username stands there, and its menu signs out, clears both keys and reloads', async ({
  page,
  site,
  lang,
}) => {
  await site.open('qna')
  await page.evaluate(() => {
    localStorage.setItem('user', '09691234567')
    localStorage.setItem('__TOKEN__', 'a-token-the-server-does-not-know')
  })
  await page.reload()
  const frame = frameOf(page, lang)
  await expect(frame.logIn).toHaveCount(0)
  await frame.header.getByRole('button', { name: '09691234567' }).click()
  const reloaded = page.waitForEvent('load')
  await frame.logOut.click()
  await reloaded
  await expect(frame.logIn).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('__TOKEN__')]),
  ).toEqual([null, null])
})

test('S-078 the logo leads home', async ({ page, site, lang }) => {
  await site.open('qna')
  await frameOf(page, lang).logo.click()
  expect(new URL(page.url()).hash).toBe('#/')
})

test('S-002 the brand is in header and title, in the language shown', async ({ page, site, lang }) => {
  await site.open('')
  const name = brand.name[lang === 'my' ? 'my' : 'en']
  await expect(frameOf(page, lang).header).toContainText(name)
  await expect(page).toHaveTitle(new RegExp(name))
})

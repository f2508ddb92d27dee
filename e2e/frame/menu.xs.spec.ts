import menus from '../../apps/web/src/shell/menus.json' with { type: 'json' }
import { brand } from '#brand'
import { expect, test } from '../fixtures.ts'
import { frameOf } from '../pages/frame.ts'

const ROWS = ['S-112', 'S-113', 'S-114', 'S-115', 'S-116', 'S-117', 'S-118', 'S-119', 'S-120']
const groups = menus.personal.filter((item) => item.subMenu)

test('S-111 the hamburger opens a menu over the whole screen with the focus inside, and it closes again', async ({
  page,
  site,
  lang,
}) => {
  await site.open('')
  const frame = frameOf(page, lang)
  await frame.hamburger.click()
  const box = await frame.menu.boundingBox()
  const viewport = page.viewportSize()
  expect(box).toMatchObject({ x: 0, y: 0, width: viewport?.width })
  expect(box?.height).toBeGreaterThanOrEqual((viewport?.height ?? 0) - 1)
  expect(await frame.menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await site.axe()
  await frame.closeMenu.click()
  await expect(frame.menu).toBeHidden()
})

test(`the menu has as many groups as the seed names`, () => {
  expect(groups).toHaveLength(ROWS.length)
})

for (const [index, group] of groups.entries()) {
  test(`${ROWS[index]} group ${group.name} opens and closes, and each entry leads to a real page`, async ({
    page,
    site,
    lang,
  }) => {
    await site.open('')
    const frame = frameOf(page, lang)
    await frame.hamburger.click()
    const details = frame.group(lang === 'my' ? group.nameMm : group.name)
    await expect(details).not.toHaveAttribute('open')
    await details.locator('summary').click()
    await expect(details).toHaveAttribute('open')
    const links = await details
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(0)
    if (group.name === 'Digital service') {
      const headings = (group.subMenu ?? []).filter((entry) => entry.style === 'heading')
      expect(headings.map((entry) => entry.subName)).toEqual(['ID', 'Pay', 'VAS'])
      for (const heading of headings)
        await expect(details).toContainText(lang === 'my' ? heading.subNameMm : heading.subName)
    }
    await details.locator('summary').click()
    await expect(details).not.toHaveAttribute('open')
    for (const link of links) {
      await page.goto(`/${link}`)
      await expect(page.locator('main h1').first()).toBeVisible()
      await expect(page.locator('main h1').first()).not.toHaveText(site.words('notfound.title'))
    }
  })
}

test('S-121 S-122 Business and About Us have lists of their own with every entry and target', async ({
  page,
  site,
  lang,
}) => {
  await site.open('')
  const frame = frameOf(page, lang)
  await frame.hamburger.click()
  const about = frame.menu.getByRole('navigation', { name: site.words('frame.tabAbout') })
  for (const item of menus.about) {
    await expect(
      about.getByRole('link', { name: lang === 'my' ? item.nameMm : item.name, exact: true }),
    ).toHaveAttribute('href', `#${item.link}`)
  }
  const business = frame.menu.getByRole('navigation', { name: site.words('frame.tabBusiness') })
  for (const group of menus.business) {
    await business.locator('summary', { hasText: lang === 'my' ? group.nameMm : group.name }).click()
    for (const entry of group.subMenu) {
      await expect(
        business.getByRole('link', { name: lang === 'my' ? entry.subNameMm : entry.subName, exact: true }),
      ).toHaveAttribute('href', `#${entry.link}`)
    }
  }
})

test('S-213 groups open and close independently', async ({ page, site, lang }) => {
  await site.open('')
  const frame = frameOf(page, lang)
  await frame.hamburger.click()
  const [first, second] = groups
    .slice(0, 2)
    .map((group) => frame.group(lang === 'my' ? group.nameMm : group.name))
  await first?.locator('summary').click()
  await second?.locator('summary').click()
  await first?.locator('summary').click()
  await expect(first!).not.toHaveAttribute('open')
  await expect(second!).toHaveAttribute('open')
})

test('S-212 an entry and the browser back each close the menu', async ({ page, site, lang }) => {
  await site.open('qna')
  const frame = frameOf(page, lang)
  await frame.hamburger.click()
  await frame.menu
    .getByRole('navigation', { name: site.words('frame.tabAbout') })
    .getByRole('link')
    .last()
    .click()
  await expect(frame.menu).toBeHidden()
  await expect(page).toHaveURL(/about-us/)
  await frame.hamburger.click()
  await expect(frame.menu).toBeVisible()
  await page.goBack()
  await expect(frame.menu).toBeHidden()
})

test('S-214 S-202 the language can be switched on a phone and is saved', async ({ page, site, lang }) => {
  await site.open('qna')
  await frameOf(page, lang).language.click()
  const other = lang === 'my' ? 'en' : 'my'
  await page
    .getByRole('banner')
    .getByRole('button', { name: other.toUpperCase(), exact: false })
    .last()
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  expect(await page.evaluate(() => localStorage.getItem('__LANG__'))).toBe(other)
})

test('the menu shows who is signed in, or the way to sign in', async ({ page, site, lang }) => {
  await site.open('qna')
  const frame = frameOf(page, lang)
  await frame.hamburger.click()
  await frame.menu.getByRole('button', { name: site.words('session.logIn'), exact: true }).click()
  await expect(page).toHaveURL(/log-in$/)
  expect(brand.hotline.length).toBeGreaterThan(0)
})

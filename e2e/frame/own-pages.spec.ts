import type { Page } from '@playwright/test'
import menus from '../../apps/web/src/shell/menus.json' with { type: 'json' }
import { brand } from '#brand'
import { expect, test, type Site } from '../fixtures.ts'
import { onlyTellsWhere } from '../pages/own-page.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { signInWithBalance } from '../pages/value.ts'

/** Home under its second name. */
const isHomeAgain = (path: string) => path === '' || path === 'personal'
const isWalled = (path: string) => /-share\/|find-our-shop/.test(path)

/** Two addresses that differ in what they ask for are one page. */
const pathOf = (link: string) => link.replace(/^#?\//, '').replace(/\?.*$/, '')

/** Every link of ours around the page, and those of quick actions; also what is folded away. */
async function linksOn(page: Page, site: Site, path: string): Promise<string[]> {
  await site.open(path)
  const quick = page.getByRole('navigation', { name: site.words('home.actions') })
  const frame = page.locator('header, footer, nav[data-bar]').or(quick)
  return frame
    .locator('a[href^="#/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

const menuLinks = () =>
  Object.values(menus)
    .flat()
    .flatMap((item) => [
      item.link,
      ...('subMenu' in item ? (item.subMenu ?? []) : []).map(({ link }) => link),
    ])
    .map((link) => link?.replaceAll('{{slug}}', brand.slug) ?? '')

test('S-330 every link of the frame, the menus, the quick actions and the search leads to a page of its own', async ({
  page,
  site,
  request,
}) => {
  test.setTimeout(600_000)
  await comeFromElsewhere(page)
  const shown: string[] = []
  for (const tab of ['', 'business', 'about-us']) shown.push(...(await linksOn(page, site, tab)))
  expect(new Set(shown).size).toBeGreaterThan(20)
  const found = (await (await request.get('/assets/i18n/routing.json')).json()) as { link: string }[]
  const links = [...shown, ...menuLinks(), ...found.map(({ link }) => link)]
  const paths = [...new Set(links.filter(Boolean).map(pathOf))].filter((path) => !isHomeAgain(path))
  expect(paths.length).toBeGreaterThan(50)
  expect(paths).not.toContain('myid/lines')
  expect(paths).not.toContain('myid/notifications')

  const headings = new Map<string, string>()
  async function walk(path: string) {
    await site.open(path)
    const heading = page.locator('main h1').first()
    const own = (await heading.textContent()) ?? ''
    expect(own, path).not.toBe('')
    expect(own, path).not.toBe(site.words('notfound.title'))
    expect(await onlyTellsWhere(page), path).toBe(false)
    expect(headings.get(own), `the heading of ${path} stands elsewhere too`).toBeUndefined()
    headings.set(own, path)
  }
  for (const path of paths.filter((one) => !isWalled(one))) await walk(path)
  await site.open('log-in')
  await signInWithBalance(page, site, 0)
  const walled = paths.filter(isWalled)
  expect(walled).toHaveLength(3)
  for (const path of walled) await walk(path)
})

test('the control: a page with nothing but ways to get it elsewhere is found', async ({ page, site }) => {
  await site.open('offline')
  await expect(page.locator('main [data-way]').first()).toBeVisible()
  await page.locator('main').evaluate((main) => {
    const heading = main.querySelector('h1') ?? ''
    main.replaceChildren(heading, ...main.querySelectorAll('[data-way]'))
  })
  expect(await onlyTellsWhere(page)).toBe(true)
  await page.locator('main').evaluate((main) => main.append(document.createElement('button')))
  expect(await onlyTellsWhere(page)).toBe(false)
})

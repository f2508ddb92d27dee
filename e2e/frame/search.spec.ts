import { expect, test } from '../fixtures.ts'
import { frameOf } from '../pages/frame.ts'

test('S-123 S-127 the toggle opens and closes the field, and toggling empties it', async ({
  page,
  site,
  lang,
}) => {
  await site.open('')
  const frame = frameOf(page, lang)
  await frame.searchOpen.click()
  await expect(frame.searchField).toBeFocused()
  await frame.searchField.fill('roam')
  await expect(frame.suggestions.first()).toBeVisible()
  await frame.searchClose.click()
  await expect(frame.searchField).toHaveCount(0)
  await frame.searchOpen.click()
  await expect(frame.searchField).toHaveValue('')
  await expect(frame.suggestions).toHaveCount(0)
})

test('S-124 S-125 S-257 letters in any case complete from the static list, also when the API does not answer', async ({
  page,
  site,
  lang,
}) => {
  // A page that asks nothing of its own.
  await site.open('log-in')
  await page.route('**/api/**', (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const frame = frameOf(page, lang)
  await frame.searchOpen.click()
  const found: string[][] = []
  for (const typed of ['ROAM', 'roam', 'RoAm']) {
    await frame.searchField.fill(typed)
    await expect(frame.suggestions.first()).toBeVisible()
    found.push(await frame.suggestions.allTextContents())
  }
  expect(found[0]?.length).toBeGreaterThan(0)
  expect(found[1]).toEqual(found[0])
  expect(found[2]).toEqual(found[0])
  expect(asked.filter((url) => url.includes('/api/') && !url.includes('/api/v1/search?'))).toEqual([])
  expect(asked.filter((url) => url.includes('assets/i18n/routing.json'))).toHaveLength(1)
  await site.axe()
})

test('S-125 the link alone does not match', async ({ page, site, lang }) => {
  await site.open('')
  const frame = frameOf(page, lang)
  await frame.searchOpen.click()
  await frame.searchField.fill('internationalCallandSMS')
  await expect(page.getByText(site.words('search.nothing'))).toBeVisible()
})

test('S-126 choosing an entry goes to its link and closes the search', async ({ page, site, lang }) => {
  await site.open('')
  const frame = frameOf(page, lang)
  await frame.searchOpen.click()
  await frame.searchField.fill('award')
  await frame.suggestions.first().click()
  await expect(frame.searchField).toHaveCount(0)
  await expect(page).toHaveURL(/#\/about-us\/awards$/)
})

test('the keyboard alone finds and opens a page', async ({ page, site, lang }) => {
  await site.open('')
  const frame = frameOf(page, lang)
  await frame.searchOpen.press('Enter')
  await expect(frame.searchField).toBeFocused()
  await page.keyboard.type('award')
  await expect(frame.suggestions.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(frame.suggestions.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/awards$/)
})

for (const [name, typed] of [
  ['Unicode', 'ဆုများ'],
  ['Zawgyi', 'ဆုမ်ား'],
] as const) {
  test(`Burmese typed in ${name} finds the awards`, async ({ page, site, lang }) => {
    await site.open('')
    const frame = frameOf(page, lang)
    await frame.searchOpen.click()
    await frame.searchField.fill(typed)
    await frame.suggestions.first().click()
    await expect(page).toHaveURL(/awards$/)
  })
}

for (const [typed, group, address] of [
  ['fiber', 'search.group.PAGE', /#\/home-internet$/],
  ['puk', 'search.group.PAGE', /#\/forget-password$/],
  ['turtles', 'search.group.POST', /#\/community\/community-detail\/[\w-]+\/[\w-]+$/],
  ['thailand', 'search.group.COUNTRY', /roam\?country=TH$/],
  ['PUK', 'search.group.QUESTION', /#\/qna\//],
  ['*124', 'search.group.USSD', /#\/ussd\?q=\*124%23$/],
  // Shops need a sign-in first.
  ['Pabedan', 'search.group.SHOP', /#\/log-in$/],
] as const) {
  test(`${typed} finds more than pages, below them and by its group`, async ({ page, site, lang }) => {
    await site.open('')
    const frame = frameOf(page, lang)
    await frame.searchOpen.click()
    await frame.searchField.fill(typed)
    // Burmese words stand in elements of their own inside it.
    const heading = page.locator('li[role="presentation"]').filter({ hasText: site.words(group) })
    await expect(heading).toBeVisible()
    await site.axe()
    await heading.locator('xpath=following-sibling::li[1]').click()
    await expect(frame.searchField).toHaveCount(0)
    await expect(page).toHaveURL(address)
  })
}

test('a shop that was found opens for whoever is signed in', async ({ page, site, lang }) => {
  await site.signIn()
  await site.open('terms')
  const frame = frameOf(page, lang)
  await frame.searchOpen.click()
  await frame.searchField.fill('Pabedan')
  await frame.suggestions.filter({ hasText: /Bogyoke|ဗိုလ်ချုပ်/ }).click()
  await expect(page).toHaveURL(/find-our-shop\?shop=yangon-bogyoke$/)
})

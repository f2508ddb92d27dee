import { expect, test } from '../fixtures.ts'
import { fitsSmallAndLarge, keepsACopy, saysWhatWentWrong } from '../pages/page-states.ts'
import { hold, withoutDrawing } from '../pages/hold.ts'
import { answer, answerPaged, aPost, CALLS, postsOf, seen } from '../pages/posts.ts'

const CATEGORIES = [
  { id: 'news', name: 'News', nameMm: 'သတင်း' },
  { id: 'empty', name: 'Nothing here', nameMm: 'ဗလာ' },
  { id: 'network', name: 'Network', nameMm: 'ကွန်ရက်' },
]

test("S-141 S-146 S-251 S-293 What's New? of the real server: heading, chips, twenty posts, a card opens its post", async ({
  page,
  site,
  lang,
}) => {
  await withoutDrawing(page)
  const asked = page.waitForRequest(CALLS.publicPosts)
  await site.open('whatIsNew')
  const { main, chips, cards, showMore } = postsOf(page, lang)
  await expect(main.locator('h1')).toHaveText(lang === 'en' ? "What's New?" : site.words('news.title'))
  const query = new URL((await asked).url()).searchParams
  expect([query.get('page'), query.get('size')]).toEqual(['0', '20'])
  await expect(cards).toHaveCount(20)
  const listed = await (await page.request.get('/api/v1/get-category')).json()
  const names = listed.result.map((one: { name: string; nameMm: string }) =>
    lang === 'my' ? one.nameMm : one.name,
  )
  await expect(chips('news.categories')).toHaveText([site.words('news.latest'), ...names])
  await site.axe()

  await showMore.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(20)
  const link = cards.nth(1).getByRole('link')
  const [href, title] = [await link.getAttribute('href'), seen(await link.textContent())]
  expect(href).toMatch(/^#\/post-detail\/[\w-]+$/)
  await cards.nth(1).click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect.poll(async () => seen(await main.locator('h1').textContent())).toBe(title)
  expect(site.problems).toEqual([])
})

test('S-142 S-143 S-190 one section for each category with a post; Latest is the first chip and the client’s own', async ({
  page,
  site,
  lang,
}) => {
  await answer(page, CALLS.categories, CATEGORIES)
  await answerPaged(page, CALLS.publicPosts, [
    aPost(1, { showCategoryId: 'network' }),
    aPost(2, { showCategoryId: 'news' }),
    aPost(3, { showCategoryId: 'network' }),
  ])
  await site.open('whatIsNew')
  const { main, chips } = postsOf(page, lang)
  await expect(main.locator('h2')).toHaveText(lang === 'my' ? ['သတင်း', 'ကွန်ရက်'] : ['News', 'Network'])
  await expect(chips('news.categories').first()).toHaveText(site.words('news.latest'))
  await expect(chips('news.categories')).toHaveCount(CATEGORIES.length + 1)
})

test('S-144 S-145 S-017 a card shows picture, title and description, or else 500 characters of the content', async ({
  page,
  site,
  lang,
}) => {
  await answer(page, CALLS.categories, CATEGORIES)
  await answerPaged(page, CALLS.publicPosts, [
    aPost(1, { showCategoryId: 'news' }),
    aPost(2, {
      showCategoryId: 'news',
      description: '',
      descriptionMm: null,
      contentMm: null,
      content: `<p>${'a '.repeat(250)}</p><p>end</p>`,
    }),
    aPost(3, { showCategoryId: 'news', titleMm: null, descriptionMm: null }),
  ])
  await site.open('whatIsNew')
  const { cards } = postsOf(page, lang)
  const first = cards.filter({ has: page.locator('a[href$="post-1"]') })
  await expect(first.locator('img')).toBeVisible()
  await expect
    .poll(async () => seen(await first.textContent()))
    .toContain(lang === 'my' ? 'အကြောင်း 1' : 'About 1')
  const cut = cards.filter({ has: page.locator('a[href$="post-2"]') }).locator('[data-part="summary"]')
  const text = seen(await cut.textContent())
  expect(text.endsWith('…')).toBe(true)
  expect(text.length).toBeLessThanOrEqual(501)
  expect(text.length).toBeGreaterThan(480)
  const english = cards.filter({ has: page.locator('a[href$="post-3"]') })
  await expect(english.getByRole('heading')).toHaveText('Post 3')
  await expect(english.locator('[lang="en"]')).toHaveCount(lang === 'my' ? 2 : 0)
})

for (const [held, name] of [
  [CALLS.categories, 'category'],
  [CALLS.publicPosts, 'post'],
] as const) {
  test(`S-181 S-210 the placeholder see-all-news stands until the ${name} call has finished`, async ({
    page,
    site,
    lang,
  }) => {
    const { release } = await hold(page, held)
    const other = page.waitForResponse(held === CALLS.categories ? CALLS.publicPosts : CALLS.categories)
    await page.goto('/#/whatIsNew')
    await other
    const { skeleton, cards, main } = postsOf(page, lang)
    await expect(skeleton('see-all-news')).toBeVisible()
    await expect(cards).toHaveCount(0)
    release()
    await expect(main.locator('h1')).toHaveText(site.words('news.title'))
    await expect(skeleton('see-all-news')).toHaveCount(0)
    await expect(cards).toHaveCount(20)
  })
}

test('a chosen category asks for its own posts; an empty one leads back to the latest', async ({
  page,
  site,
  lang,
}) => {
  await answer(page, CALLS.categories, CATEGORIES)
  await answerPaged(page, CALLS.publicPosts, [aPost(1, { showCategoryId: 'news' })])
  const asked = await answerPaged(page, CALLS.categoryPosts, [])
  await site.open('whatIsNew')
  const { chips, main, cards } = postsOf(page, lang)
  await chips('news.categories').nth(2).click()
  await expect(main.getByText(site.words('news.emptyCategory'))).toBeVisible()
  expect(asked[0]?.pathname).toMatch(/\/empty$/)
  await site.axe()
  await main.getByRole('button', { name: site.words('news.toLatest') }).click()
  await expect(cards).toHaveCount(1)
})

test('news: what went wrong is said, with reference, another try, hotline and code', ({ page, site }) =>
  saysWhatWentWrong(page, site, 'whatIsNew', CALLS.publicPosts))

test('news: offline the last copy is shown with its time', ({ page, site, lang }) =>
  keepsACopy(page, site, 'whatIsNew', () => expect(postsOf(page, lang).cards).toHaveCount(20)))

test('news fits 320 px and text of twice the size', async ({ page, site }) => {
  await site.open('whatIsNew')
  await fitsSmallAndLarge(page)
})

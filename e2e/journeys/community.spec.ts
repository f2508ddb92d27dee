import { expect, test } from '../fixtures.ts'
import { fitsSmallAndLarge, keepsACopy, saysWhatWentWrong } from '../pages/page-states.ts'
import { answerWith, hold, withoutDrawing } from '../pages/hold.ts'
import { answer, answerPaged, CALLS, postsOf, seen, somePosts } from '../pages/posts.ts'

const TOPICS = [{ id: 'c-1', name: 'Education', nameMm: 'ပညာရေး', parentId: 'community', postCount: 2 }]

test('S-003 S-097 S-255 S-256 S-292 community of the real server: topics, the configured id, ten at a time, a story opens', async ({
  page,
  site,
  lang,
}) => {
  const { communityCategoryId } = await (await page.request.get('/config.json')).json()
  await withoutDrawing(page)
  const [topics, posts] = [
    page.waitForRequest(CALLS.childCategories),
    page.waitForRequest(CALLS.categoryPosts),
  ]
  await site.open('community')
  expect(new URL((await topics).url()).searchParams.get('categoryId')).toBe(communityCategoryId)
  const asked = new URL((await posts).url())
  expect([
    asked.pathname.split('/').at(-1),
    asked.searchParams.get('page'),
    asked.searchParams.get('size'),
  ]).toEqual([communityCategoryId, '0', '10'])
  const { chips, cards, showMore, main } = postsOf(page, lang)
  const listed = await (
    await page.request.get(`/api/v1/get-child-category?categoryId=${communityCategoryId}`)
  ).json()
  const names = listed.result.map((one: { name: string; nameMm: string }) =>
    lang === 'my' ? one.nameMm : one.name,
  )
  await expect(chips('community.topics')).toHaveText([site.words('community.all'), ...names])
  await expect(cards).toHaveCount(10)
  await site.axe()
  const next = page.waitForRequest(CALLS.categoryPosts)
  await showMore.click()
  expect(new URL((await next).url()).searchParams.get('page')).toBe('1')
  await expect.poll(() => cards.count()).toBeGreaterThan(10)

  const link = cards.first().getByRole('link')
  const [href, title] = [await link.getAttribute('href'), seen(await link.textContent())]
  expect(href).toMatch(/^#\/community\/community-detail\/[\w-]+\/[\w-]+$/)
  await cards.first().click()
  await expect.poll(async () => seen(await main.locator('h1').textContent())).toBe(title)
  await expect(main.locator('[data-strip="related"] a').first()).toHaveAttribute(
    'href',
    /^#\/community\/community-detail\//,
  )
  await site.axe()
  expect(site.problems).toEqual([])
})

test('S-292 S-256 the eleventh story comes with page 1; another configured id is followed', async ({
  page,
  site,
  lang,
}) => {
  const config = await (await page.request.get('/config.json')).json()
  await answerWith(page, '**/config.json', (route) =>
    route.fulfill({ json: { ...config, communityCategoryId: 'other-9' } }),
  )
  await answer(page, CALLS.childCategories, TOPICS)
  const asked = await answerPaged(
    page,
    CALLS.categoryPosts,
    somePosts(11, { template: 'COMMUNITY', showCategoryId: 'c-1' }),
  )
  await site.open('community')
  const { cards, showMore } = postsOf(page, lang)
  await expect(cards).toHaveCount(10)
  await showMore.click()
  await expect(cards).toHaveCount(11)
  await expect(showMore).toHaveCount(0)
  expect(asked.map((url) => `${url.pathname.split('/').at(-1)} ${url.search}`)).toEqual([
    'other-9 ?page=0&size=10',
    'other-9 ?page=1&size=10',
  ])
})

test('a topic shows its own stories; an empty one leads back to all', async ({ page, site, lang }) => {
  await answer(page, CALLS.childCategories, TOPICS)
  await answerWith(page, CALLS.categoryPosts, (route) => {
    const result = route.request().url().includes('/c-1') ? [] : somePosts(2, { template: 'COMMUNITY' })
    return route.fulfill({ json: { code: 'SUCCESS', message: '', messageMm: '', result, requestId: 'r' } })
  })
  await site.open('community')
  const { chips, cards, main } = postsOf(page, lang)
  await expect(cards).toHaveCount(2)
  await chips('community.topics').nth(1).click()
  await expect(main.getByText(site.words('community.emptyTopic'))).toBeVisible()
  await main.getByRole('button', { name: site.words('community.toAll') }).click()
  await expect(cards).toHaveCount(2)
})

for (const [held, name] of [
  [CALLS.childCategories, 'category'],
  [CALLS.categoryPosts, 'post'],
] as const) {
  test(`S-073 S-180 S-210 the placeholder community_page stands until the ${name} call has finished`, async ({
    page,
    site,
  }) => {
    const { release } = await hold(page, held)
    await page.goto('/#/community')
    const { skeleton, cards } = postsOf(page, site.lang)
    await expect(skeleton('community_page')).toBeVisible()
    await expect(cards).toHaveCount(0)
    release()
    await expect(cards).toHaveCount(10)
    await expect(skeleton('community_page')).toHaveCount(0)
  })
}

test('community: what went wrong is said, with reference, another try, hotline and code', ({ page, site }) =>
  saysWhatWentWrong(page, site, 'community', CALLS.categoryPosts))

test('community: offline the last copy is shown with its time', ({ page, site, lang }) =>
  keepsACopy(page, site, 'community', () => expect(postsOf(page, lang).cards).toHaveCount(10)))

test('community fits 320 px and text of twice the size', async ({ page, site }) => {
  await site.open('community')
  await fitsSmallAndLarge(page)
})

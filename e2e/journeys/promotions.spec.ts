import { expect, test } from '../fixtures.ts'
import { fitsSmallAndLarge, keepsACopy, noSidewaysScroll, saysWhatWentWrong } from '../pages/page-states.ts'
import { tabTo } from '../pages/tab-to.ts'
import { hold, withoutDrawing } from '../pages/hold.ts'
import { answer, answerPaged, CALLS, postsOf, PROMOTIONS, seen, somePosts } from '../pages/posts.ts'

test('S-148 S-149 S-151 S-152 S-153 S-160 S-211 S-252 promotions of the real server', async ({
  page,
  site,
  lang,
}) => {
  await withoutDrawing(page)
  const asked = page.waitForRequest(CALLS.categoryPosts)
  await site.open('promotions')
  const url = new URL((await asked).url())
  expect([
    url.pathname.split('/').at(-1),
    url.searchParams.get('page'),
    url.searchParams.get('size'),
  ]).toEqual(['promotions', '0', '10'])
  const { result } = await (
    await page.request.get(`/api/v1/get-post-list-by-category/promotions${url.search}`)
  ).json()
  const titles = result.map(
    (post: { title: string; titleMm: string | null }) => (lang === 'my' && post.titleMm) || post.title,
  )
  const { main, latest, list, hot, showMore } = postsOf(page, lang)
  if (lang === 'en')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Latest Promotion',
      'Promotions',
      'Hot Promotions',
      site.words('promotions.pastTitle'),
    ])
  expect(seen(await latest.getByRole('link').textContent())).toBe(titles[0])
  expect((await list.getByRole('link').allTextContents()).map(seen)).toEqual(titles.slice(0, 4))
  for (const card of await list.all()) {
    await expect(card.locator('img')).toHaveCount(1)
    await expect(card.locator('[data-part="summary"]')).not.toBeEmpty()
  }
  await expect(showMore).toHaveText(lang === 'en' ? 'Show more' : site.words('post.showMore'))
  expect((await hot.getByRole('heading').allTextContents()).map(seen)).toEqual(titles.slice(0, 3))
  const detail = hot.nth(1).getByRole('link')
  await expect(detail).toHaveText(lang === 'en' ? 'View Detail' : site.words('promotions.viewDetail'))
  await expect(detail).toHaveAttribute('href', `#/post-detail/${result[1].postId}`)
  await site.axe()
  await list.nth(2).click()
  await expect(page).toHaveURL(new RegExp(`#/post-detail/${result[2].postId}$`))
  await expect.poll(async () => seen(await main.locator('h1').textContent())).toBe(titles[2])
  expect(site.problems).toEqual([])
})

for (const [count, steps, hotShown] of [
  [0, [0], 0],
  [2, [2], 2],
  [3, [3], 3],
  [4, [4], 3],
  [9, [4, 8, 9], 3],
  [11, [4, 8, 11], 3],
] as const) {
  test(`S-150 S-156 S-157 S-158 ${count} promotions are shown as ${steps.join(', ')}, ${hotShown} of them hot`, async ({
    page,
    site,
    lang,
  }) => {
    await answer(page, CALLS.categories, [PROMOTIONS])
    const asked = await answerPaged(page, CALLS.categoryPosts, somePosts(count))
    await site.open('promotions')
    const { list, hot, showMore, main } = postsOf(page, lang)
    for (const [index, shown] of steps.entries()) {
      await expect(list).toHaveCount(shown)
      if (index < steps.length - 1) await showMore.click()
    }
    await expect(showMore).toHaveCount(0)
    await expect(hot).toHaveCount(hotShown)
    expect(asked.map((url) => url.searchParams.get('page'))).toEqual(count > 10 ? ['0', '1'] : ['0'])
    if (count === 0)
      await expect(main.getByRole('link', { name: site.words('promotions.toPackages') })).toBeVisible()
  })
}

test('back from a post the list is as it was left: as many shown, at the same place', async ({
  page,
  site,
  lang,
}) => {
  await withoutDrawing(page)
  await site.open('promotions')
  const { list, showMore } = postsOf(page, lang)
  await showMore.click()
  await expect.poll(() => list.count()).toBeGreaterThan(4)
  const shown = await list.count()
  await list.nth(5).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await list.nth(5).click()
  await expect(page).toHaveURL(/post-detail/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(list).toHaveCount(shown)
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY))).toBeGreaterThan(before - 60)
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(60)
})

test('S-191 the category named Promotions is followed, whatever its id is', async ({ page, site, lang }) => {
  await answer(page, CALLS.categories, [
    { id: 'a', name: 'News', nameMm: 'သတင်း' },
    { ...PROMOTIONS, id: 'other-77' },
  ])
  const asked = await answerPaged(page, CALLS.categoryPosts, somePosts(5))
  await site.open('promotions')
  await expect(postsOf(page, lang).list).toHaveCount(4)
  expect(asked[0]?.pathname).toMatch(/\/other-77$/)
})

test('S-154 S-155 a long summary takes 4 lines, 2 on phone and small tablet', async ({
  page,
  site,
  lang,
}) => {
  await answer(page, CALLS.categories, [PROMOTIONS])
  const long = { description: 'word '.repeat(200), descriptionMm: 'စာသား '.repeat(200) }
  await answerPaged(page, CALLS.categoryPosts, somePosts(4, long))
  await site.open('promotions')
  const summary = postsOf(page, lang).list.first().locator('[data-part="summary"]')
  for (const [width, lines] of [
    [360, 2],
    [959, 2],
    [960, 4],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const measured = await summary.evaluate(
      (node) => node.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(node).lineHeight),
    )
    expect(Math.round(measured * 10) / 10, `lines at ${width}`).toBe(lines)
  }
})

test('S-147 S-159 sections stand in three arrangements; the card changes between sm and md only', async ({
  page,
  site,
  lang,
}) => {
  await site.open('promotions')
  const { latest, list, hot } = postsOf(page, lang)
  const box = async (part: typeof list) =>
    (await part.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const arrangement = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await noSidewaysScroll(page)
    const [top, cards, side] = [await box(latest), await box(list), await box(hot)]
    return `hot ${side.x > cards.x + cards.width ? 'beside' : 'below'} list, ${side.x > top.x + top.width ? 'beside' : 'below'} latest`
  }
  expect(await arrangement(360)).toBe('hot below list, below latest')
  expect(await arrangement(960)).toBe('hot beside list, below latest')
  expect(await arrangement(1280)).toBe('hot beside list, beside latest')
  const cardForm = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const [picture, heading] = [await box(list.locator('picture')), await box(list.getByRole('heading'))]
    return heading.x > picture.x + picture.width - 1 ? 'beside' : 'above'
  }
  for (const [width, form] of [
    [360, 'above'],
    [600, 'above'],
    [959, 'above'],
    [960, 'beside'],
    [1280, 'beside'],
    [1920, 'beside'],
  ] as const)
    expect(await cardForm(width), `card at ${width}`).toBe(form)
})

for (const [held, name] of [
  [CALLS.categories, 'category'],
  [CALLS.categoryPosts, 'post'],
] as const) {
  test(`S-178 S-210 the placeholder Promotions stands until the ${name} call has finished`, async ({
    page,
    site,
  }) => {
    const { release } = await hold(page, held)
    await page.goto('/#/promotions')
    const { skeleton, list } = postsOf(page, site.lang)
    await expect(skeleton('Promotions')).toBeVisible()
    await expect(list).toHaveCount(0)
    release()
    await expect(list).toHaveCount(4)
    await expect(skeleton('Promotions')).toHaveCount(0)
  })
}

test('promotions: what went wrong is said, with reference, another try, hotline and code', ({ page, site }) =>
  saysWhatWentWrong(page, site, 'promotions', CALLS.categoryPosts))

test('promotions: offline the last copy is shown with its time', ({ page, site, lang }) =>
  keepsACopy(page, site, 'promotions', () => expect(postsOf(page, lang).list).toHaveCount(4)))

test('promotions fit 320 px and text of twice the size', async ({ page, site }) => {
  await site.open('promotions')
  await fitsSmallAndLarge(page)
})

test('promotions: the keyboard alone shows more and opens one', async ({ page, site, lang }) => {
  await site.open('promotions')
  const { list, showMore } = postsOf(page, lang)
  await expect(list).toHaveCount(4)
  await tabTo(page, showMore)
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(8)
  const fifth = list.nth(4).getByRole('link')
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, fifth)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/post-detail\//)
  await expect(page.locator('main h1')).toBeFocused()
})

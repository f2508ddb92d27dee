import { expect, test } from '../fixtures.ts'
import { fitsSmallAndLarge, keepsACopy, noSidewaysScroll, saysWhatWentWrong } from '../pages/page-states.ts'
import { answer, answerPaged, CALLS, postsOf, PROMOTIONS, seen, somePosts } from '../pages/posts.ts'

const CAMPAIGN = 'post-detail/campaign-big-prize-2024'
const TITLE = { en: 'Big-prize lucky draw 2024', my: 'ဆုကြီးမဲ ကံစမ်းပွဲ 2024' }

test('S-165 the campaign is reached from promotions through detail-promotions', async ({
  page,
  site,
  lang,
}) => {
  await site.open('promotions')
  const { main } = postsOf(page, lang)
  await main.getByRole('link', { name: site.words('promotions.pastLink') }).click()
  await expect(page).toHaveURL(/#\/detail-promotions$/)
  await main.getByRole('link', { name: site.words('campaign.readAll') }).click()
  await expect(page).toHaveURL(new RegExp(`#/${CAMPAIGN}$`))
  await expect.poll(async () => seen(await main.locator('h1').textContent())).toBe(TITLE[site.lang])
})

test('S-166 S-167 S-168 S-169 S-170 S-171 the campaign: dates, 92 days, prizes, how to join, terms, ended', async ({
  page,
  site,
  lang,
}) => {
  await site.open(CAMPAIGN)
  const { main, section } = postsOf(page, lang)
  const text = seen(await main.innerText())
  const dates = { en: ['1 March 2024', '31 May 2024'], my: ['2024 ခုနှစ် မတ် 1 ရက်', '2024 ခုနှစ် မေ 31 ရက်'] }
  for (const date of dates[site.lang]) expect(text).toContain(date)
  expect(text).toContain(site.words('campaign.days', { days: '92' }))
  const prizes = seen(await section(site.words('campaign.prizes')).innerText())
  expect(prizes).toContain('99,999')
  expect(prizes).toContain('9,999')
  for (const part of ['campaign.howToJoin', 'campaign.terms'])
    await expect(section(site.words(part)).getByRole('listitem').first()).toBeVisible()
  await expect(main.locator('[data-mark="ended"]')).toHaveText(site.words('campaign.ended'))
  expect(await main.locator('article').first().getByRole('button').allTextContents()).toEqual([
    site.words('post.copyLink'),
  ])
  const related = section(site.words('post.relatedPromotions')).getByRole('link')
  expect(await related.count()).toBeGreaterThan(0)
  await expect(related.first()).toHaveAttribute('href', /^#\/post-detail\//)
  await site.axe()
})

test('S-034 S-161 S-162 S-164 detail-promotions: banner, two blocks, live-chat picture, related promotions, ended', async ({
  page,
  site,
  lang,
}) => {
  await site.open('detail-promotions')
  const { main, section } = postsOf(page, lang)
  const banner = main.locator('[data-part="banner"]')
  await expect(banner.locator('img')).toHaveAttribute('alt', /\S/)
  expect(seen(await banner.locator('h1').textContent())).toBe(TITLE[site.lang])
  await expect(banner.locator('[data-mark="ended"]')).toBeVisible()
  await expect(main.locator('[data-part="highlight"]')).toHaveCount(2)
  const chat = main.locator('[data-part="live-chat"]')
  await expect(chat.locator('img')).toHaveAttribute('alt', site.words('campaign.chatAlt'))
  await chat.scrollIntoViewIfNeeded()
  await expect
    .poll(() => chat.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await site.axe()
  const strip = section(site.words('post.relatedPromotions')).getByRole('article')
  expect(await strip.count()).toBeGreaterThan(1)
  await strip.first().click()
  await expect(page).toHaveURL(/#\/post-detail\/promo-/)
  await page.goBack()
  await chat.getByRole('link').click()
  await expect(page).toHaveURL(/#\/qna$/)
  expect(site.foreign).toEqual([])
})

test('S-163 detail-promotions is arranged otherwise on a wide screen, and nothing is clipped', async ({
  page,
  site,
  lang,
}) => {
  await site.open('detail-promotions')
  const { main } = postsOf(page, lang)
  const places = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await noSidewaysScroll(page)
    const boxes = await Promise.all(
      ['banner"] h1', 'banner"] picture', 'highlight"]', 'live-chat"]'].map((part) =>
        main.locator(`[data-part="${part}`).first().boundingBox(),
      ),
    )
    const [title, picture, block, chat] = boxes.map((box) => box ?? { x: -1, y: -1, width: 0, height: 0 })
    if (!title || !picture || !block || !chat) throw new Error('a part is missing')
    return {
      picture: picture.x > title.x ? 'beside' : 'above',
      chat: chat.x > block.x + block.width ? 'beside' : 'below',
    }
  }
  expect(await places(360)).toEqual({ picture: 'above', chat: 'below' })
  expect(await places(1280)).toEqual({ picture: 'beside', chat: 'beside' })
})

test('without a campaign the page leads to the promotions', async ({ page, site, lang }) => {
  await answer(page, CALLS.categories, [PROMOTIONS])
  await answerPaged(page, CALLS.categoryPosts, somePosts(3))
  await site.open('detail-promotions')
  await expect(
    postsOf(page, lang).main.getByRole('link', { name: site.words('post.allPromotions') }),
  ).toBeVisible()
  await site.axe()
})

test('detail-promotions: what went wrong is said, with reference, another try, hotline and code', ({
  page,
  site,
}) => saysWhatWentWrong(page, site, 'detail-promotions', CALLS.detail))

test('detail-promotions: offline the last copy is shown with its time', ({ page, site, lang }) =>
  keepsACopy(page, site, 'detail-promotions', () =>
    expect(postsOf(page, lang).main.locator('[data-part="highlight"]')).toHaveCount(2),
  ))

for (const path of [CAMPAIGN, 'detail-promotions'])
  test(`${path} fits 320 px and text of twice the size`, async ({ page, site }) => {
    await site.open(path)
    await fitsSmallAndLarge(page)
  })

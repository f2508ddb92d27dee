import type { PostDetail } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { expect, test } from '../fixtures.ts'
import { fitsSmallAndLarge, keepsACopy, saysWhatWentWrong } from '../pages/page-states.ts'
import { hold } from '../pages/hold.ts'
import { answer, aPost, CALLS, postsOf, seen, somePosts } from '../pages/posts.ts'

const REAL = 'news-fibre-hpa-an'

const aDetail = (change: Partial<PostDetail> = {}): PostDetail => ({
  ...aPost(1),
  updatedAt: '2026-11-10T09:00:00+06:30',
  shareUrl: 'https://example.com/s/post/post-1',
  readMinutes: 3,
  category: { id: 'news', name: 'News', nameMm: 'သတင်း' },
  related: [],
  campaign: null,
  shops: null,
  ...change,
})

test('S-035 S-187 a post of the real server: title, date, reading time, picture, content, at most four others', async ({
  page,
  site,
  lang,
}) => {
  await site.open(`post-detail/${REAL}`)
  const { result } = (await (await page.request.get(`/api/v1/get-post-detail/${REAL}`)).json()) as {
    result: PostDetail
  }
  const { main } = postsOf(page, lang)
  expect(seen(await main.locator('h1').textContent())).toBe((lang === 'my' && result.titleMm) || result.title)
  await expect(main.locator('time')).toHaveText(formatDate(result.publishedAt, site.lang))
  await expect(
    main.getByText(site.words('post.readMinutes', { minutes: String(result.readMinutes) })),
  ).toBeVisible()
  const { alt = '', altMm = null } = result.picture ?? {}
  await expect(main.locator('article img').first()).toHaveAttribute('alt', (lang === 'my' && altMm) || alt)
  const related = main.locator('[data-strip="related"]').getByRole('article')
  await expect(related).toHaveCount(Math.min(4, result.related.length))
  await site.axe()
  await related.first().click()
  await expect(page).toHaveURL(new RegExp(`#/post-detail/${result.related[0]?.postId}$`))
  expect(site.problems).toEqual([])
})

test('S-188 content is shown as HTML, and a script in it never runs', async ({ page, site, lang }) => {
  const content =
    '<h2>Part</h2><ul><li>One</li></ul><img src="x" onerror="window.ran=1"><script>window.ran=1</script>'
  await answer(page, CALLS.detail, aDetail({ content, contentMm: content }))
  await site.open('post-detail/post-1')
  const { main } = postsOf(page, lang)
  await expect(main.getByRole('heading', { name: 'Part', level: 2 })).toBeVisible()
  await expect(main.locator('article li').filter({ hasText: 'One' })).toBeVisible()
  await expect(main.locator('script, [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('S-017 a post without Burmese is shown in English, marked, with a tag', async ({ page, site, lang }) => {
  await answer(page, CALLS.detail, aDetail({ titleMm: null, contentMm: null }))
  await site.open('post-detail/post-1')
  const { main } = postsOf(page, lang)
  await expect(main.locator('h1')).toHaveText('Post 1')
  await expect(main.getByText('Content 1')).toBeVisible()
  const inBurmese = lang === 'my'
  await expect(main.getByText(site.words('post.englishOnly'))).toHaveCount(inBurmese ? 1 : 0)
  await expect(main.locator('h1[lang="en"]')).toHaveCount(inBurmese ? 1 : 0)
})

test('related posts are never more than four', async ({ page, site, lang }) => {
  await answer(page, CALLS.detail, aDetail({ related: somePosts(6) }))
  await site.open('post-detail/post-1')
  await expect(postsOf(page, lang).main.locator('[data-strip="related"]').getByRole('article')).toHaveCount(4)
})

test('a post is shared by the share sheet and by a link to its preview page', async ({
  page,
  site,
  lang,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { shared: data.url }),
    })
  })
  await answer(page, CALLS.detail, aDetail())
  await site.open('post-detail/post-1')
  const { main } = postsOf(page, lang)
  const address = `https://example.com/s/post/post-1?lang=${site.lang}`
  await main.getByRole('button', { name: site.words('post.share'), exact: true }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toBe(address)
  await main.getByRole('button', { name: site.words('post.copyLink') }).click()
  await expect(main.getByRole('button', { name: site.words('post.copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})

test('an unknown id shows that the post is not there, and leads on', async ({ page, site, lang }) => {
  await site.open('post-detail/no-such-post')
  const { main } = postsOf(page, lang)
  await expect(main.locator('[data-screen="not-found"] h1')).toHaveText(site.words('post.missingTitle'))
  await site.axe()
  await main.getByRole('link', { name: site.words('post.allNews') }).click()
  await expect(page).toHaveURL(/#\/whatIsNew$/)
})

test('S-182 the placeholder see-all-news-detail stands until the post has come', async ({ page, site }) => {
  const { release } = await hold(page, CALLS.detail)
  await page.goto(`/#/post-detail/${REAL}`)
  const { skeleton, main } = postsOf(page, site.lang)
  await expect(skeleton('see-all-news-detail')).toBeVisible()
  await expect(main.locator('article')).toHaveCount(0)
  release()
  await expect(main.locator('article').first()).toBeVisible()
  await expect(skeleton('see-all-news-detail')).toHaveCount(0)
})

test('post: what went wrong is said, with reference, another try, hotline and code', ({ page, site }) =>
  saysWhatWentWrong(page, site, `post-detail/${REAL}`, CALLS.detail))

test('post: offline the last copy is shown with its time', ({ page, site, lang }) =>
  keepsACopy(page, site, `post-detail/${REAL}`, () =>
    expect(postsOf(page, lang).main.locator('article').first()).toBeVisible(),
  ))

test('a post fits 320 px and text of twice the size', async ({ page, site }) => {
  await site.open(`post-detail/${REAL}`)
  await fitsSmallAndLarge(page)
})

import { expect, test } from '../fixtures.ts'
import { seen } from '../pages/posts.ts'

type Listed = { readonly postId: string; readonly title: string; readonly titleMm: string | null }

test('S-020 a shared link opens the post in the app, in the language of the link', async ({
  page,
  site,
  request,
}) => {
  const { result } = (await (await request.get('/api/v1/get-latest-post-list')).json()) as {
    result: Listed[]
  }
  const post = result[0]!
  await page.goto(`/s/post/${post.postId}?lang=${site.lang}`)
  await expect(page).toHaveURL(new RegExp(`/#/post-detail/${post.postId}$`))
  const title = (site.lang === 'my' && post.titleMm) || post.title
  const heading = page.locator('main h1').first()
  await expect.poll(async () => seen(await heading.textContent())).toBe(title)
  expect(site.problems).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S-020 the same link shows title, picture and text, and a way into the app', async ({
    page,
    lang,
    request,
  }) => {
    const shown = lang ?? 'my'
    const { result } = (await (await request.get('/api/v1/get-latest-post-list')).json()) as {
      result: Listed[]
    }
    const post = result[0]!
    await page.goto(`/s/post/${post.postId}?lang=${shown}`)
    await expect(page.locator('h1')).toHaveText((shown === 'my' && post.titleMm) || post.title)
    await expect(page.locator('article img').first()).toBeVisible()
    await expect(page.locator('a.open')).toHaveAttribute('href', `/#/post-detail/${post.postId}`)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^https?:\/\/.+\.webp$/,
    )
    const overflow = page.viewportSize()!.width
    expect((await page.locator('body').boundingBox())!.width).toBeLessThanOrEqual(overflow)
  })
})

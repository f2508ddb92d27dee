import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makeContentStore } from '#modules/content/index.ts'
import { aCampaign, aCategory, aPost } from '#modules/content/stored.builder.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { contentApp, NOON, seedOf, type ContentApp } from '#apps/api/test-content-app.ts'
import { smallSite } from '#apps/api/test-content-seed.ts'

const get = async ({ app }: ContentApp, path: string) => (await app.inject({ url: `/api/v1/${path}` })).json()
const idsOf = (body: { result: { postId: string }[] }): string[] => body.result.map(({ postId }) => postId)

describe('posts', () => {
  let site: ContentApp
  beforeAll(async () => {
    site = await contentApp(smallSite)
  })

  it('S-294 S-235 no page means page 0, pages of 10 do not overlap, and the last says so', async () => {
    const none = await get(site, 'get-post-list-by-category/promotions')
    const first = await get(site, 'get-post-list-by-category/promotions?page=0&size=10')
    const second = await get(site, 'get-post-list-by-category/promotions?page=1')
    expect(none).toEqual(first)
    expect(idsOf(first)).toEqual(['p11', 'p10', 'p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2'])
    expect(idsOf(second)).toEqual(['p1', 'p0', 'campaign-2024'])
    expect(first.page).toEqual({ page: 0, size: 10, total: 13, hasMore: true })
    expect(second.page).toEqual({ page: 1, size: 10, total: 13, hasMore: false })
  })

  it('S-238 public posts come by 20, page 1 goes on after them, community is not among them', async () => {
    const first = await get(site, 'get-post?page=0&size=20')
    const second = await get(site, 'get-post?page=1&size=20')
    expect(first.result).toHaveLength(20)
    expect(second.result).toHaveLength(18)
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(38)
    expect(idsOf(first).some((id) => id.startsWith('c') && id !== 'campaign-2024')).toBe(false)
  })

  it.each(['page=-1', 'size=0', 'size=51', 'page=x'])('S-235 %s is refused', async (query) => {
    const answer = await site.app.inject({ url: `/api/v1/get-post?${query}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('VALIDATION')
  })

  it('a page past the end is empty', async () => {
    expect(await get(site, 'get-post?page=99')).toMatchObject({
      result: [],
      page: { total: 38, hasMore: false },
    })
  })

  it('S-239 the ten newest, newest first', async () => {
    const { result } = await get(site, 'get-latest-post-list')
    const dates = result.map(({ publishedAt }: { publishedAt: string }) => publishedAt)
    expect(dates).toHaveLength(10)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('S-236 the community category has children, and its list holds their posts', async () => {
    expect(await get(site, 'get-child-category?categoryId=community')).toMatchObject({
      result: [{ id: 'schools', parentId: 'community', postCount: 3 }],
    })
    expect(idsOf(await get(site, 'get-post-list-by-category/community'))).toEqual(['c2', 'c1', 'c0'])
  })

  it('S-190 S-191 the public list has Promotions by name and no entry named Latest', async () => {
    const { result } = await get(site, 'get-category')
    expect(result).toEqual([
      { id: 'news', name: 'News', nameMm: 'သတင်း' },
      { id: 'promotions', name: 'Promotions', nameMm: 'ပရိုမိုးရှင်းများ' },
    ])
  })

  it('S-240 a post comes whole, with its category, at most four of the same one, and the address to share', async () => {
    const { result } = await get(site, 'get-post-detail/n3')
    expect(result).toMatchObject({
      postId: 'n3',
      content: '<p>All of it</p>',
      category: { id: 'news', name: 'News' },
      readMinutes: 1,
      campaign: null,
      shareUrl: 'https://site.example/s/post/n3',
      updatedAt: result.publishedAt,
    })
    expect(idsOf({ result: result.related })).toEqual(['n24', 'n23', 'n22', 'n21'])
  })

  it('S-245 only banners of the asked type, in their order', async () => {
    const { result } = await get(site, 'get-banner-by-type?type=HOME')
    expect(result.map(({ id }: { id: string }) => id)).toEqual(['b1', 'b2'])
    expect((await site.app.inject({ url: '/api/v1/get-banner-by-type?type=NONE' })).statusCode).toBe(400)
  })
})

it('a renamed category reaches its posts, and what did not change keeps its tag', async () => {
  const site = await contentApp(smallSite)
  const [before, untouched] = [await get(site, 'get-post-detail/n3'), await get(site, 'get-announcement')]
  expect(before.result.category.name).toBe('News')
  await makeContentStore(site.db, []).put(site.db, 'category', [aCategory('news', { name: 'What happened' })])
  await site.content.memory.refresh()
  expect((await get(site, 'get-post-detail/n3')).result.category.name).toBe('What happened')
  expect(await get(site, 'get-announcement')).toEqual(untouched)
})

describe('long and pinned posts', () => {
  const long = `<h2>Head</h2>${'<p>မြန်မာစာ ရှည်ရှည်ရေးသည်။ &amp; more</p>'.repeat(200)}`

  it('S-235 lists carry at most 2,000 characters of a text, cut at a syllable, as closed markup', async () => {
    const site = await contentApp(
      seedOf([aCategory('news'), aPost('long', { contentHtml: long, contentHtmlMm: null }), aPost('short')]),
    )
    const [listed] = (await get(site, 'get-post')).result.filter(
      ({ postId }: { postId: string }) => postId === 'long',
    )
    expect(listed.content).toMatch(/^<p>Head မြန်မာစာ ရှည်ရှည်ရေးသည်။ &amp; more .*…<\/p>$/)
    expect(listed.content.replaceAll('&amp;', '&').length).toBeLessThanOrEqual(2_000 + '<p>…</p>'.length)
    expect(listed.contentMm).toBeNull()
    const { result } = await get(site, 'get-post-detail/long')
    expect(result.content).toBe(long)
    expect(result.readMinutes).toBeGreaterThan(1)
  })

  it('a pinned post stands first in its category and nowhere else', async () => {
    const site = await contentApp(
      seedOf([
        aCategory('news'),
        aPost('old', { publishedAt: '2026-01-01T00:00:00Z', pinned: true }),
        aPost('new', { publishedAt: '2026-02-01T00:00:00Z' }),
      ]),
    )
    expect(idsOf(await get(site, 'get-post-list-by-category/news'))).toEqual(['old', 'new'])
    expect(idsOf(await get(site, 'get-latest-post-list'))).toEqual(['new', 'old'])
  })

  it('a post without a public category is nowhere', async () => {
    const { app } = await contentApp(
      seedOf([aCategory('news', {}, { visibleFrom: '2027-01-01T00:00:00Z' }), aPost('lost')]),
    )
    expect((await app.inject({ url: '/api/v1/get-post-detail/lost' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/api/v1/get-post' })).json().result).toEqual([])
  })
})

it('S-167 the campaign of 2024 is 92 days long, both ends counted', async () => {
  const site = await contentApp(smallSite)
  expect((await get(site, 'get-post-detail/campaign-2024')).result.campaign).toMatchObject({
    startsOn: '2024-03-01',
    endsOn: '2024-05-31',
    days: 92,
    ended: true,
  })
})

it('S-164 what staff write of a campaign stands on its page', async () => {
  const site = await contentApp(
    seedOf([aCategory('news'), aPost('draw', { template: 'CAMPAIGN', campaign: aCampaign() })]),
  )
  const written = {
    title: 'Sun or rain',
    titleMm: 'နေ သို့မဟုတ် မိုး',
    bodyHtml: '<p>Six months</p>',
    bodyHtmlMm: '<p>ခြောက်လ</p>',
  }
  const changed = aPost('draw', { template: 'CAMPAIGN', campaign: aCampaign({ blocks: [written] }) })
  await makeContentStore(site.db, []).put(site.db, 'post', [changed])
  await vi.waitFor(async () => {
    expect((await get(site, 'get-post-detail/draw')).result.campaign.blocks).toEqual([
      { title: 'Sun or rain', titleMm: 'နေ သို့မဟုတ် မိုး', body: '<p>Six months</p>', bodyMm: '<p>ခြောက်လ</p>' },
    ])
  })
})

it('a campaign is ended when its last Yangon day has passed', async () => {
  const clock = fixedClock(NOON)
  const campaign = aCampaign({ startsOn: '2026-11-01', endsOn: '2026-11-15' })
  const site = await contentApp(
    seedOf([aCategory('news'), aPost('draw', { template: 'CAMPAIGN', campaign })]),
    clock,
  )
  const read = async () => (await get(site, 'get-post-detail/draw')).result.campaign
  expect(await read()).toMatchObject({ days: 15, ended: false, howToJoin: '<p>Join</p>' })
  clock.set('2026-11-15T17:29:59.999Z')
  expect(await read()).toMatchObject({ ended: false })
  clock.set('2026-11-15T17:30:00Z')
  expect(await read()).toMatchObject({ ended: true })
})

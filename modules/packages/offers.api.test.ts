import { describe, expect, it } from 'vitest'
import { contentApp, NOON, seedOf } from '#apps/api/test-content-app.ts'
import {
  aBanner,
  aCategory,
  anAnnouncement,
  aPost,
  aVasGroup,
  packageWords,
} from '#modules/content/stored.builder.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { aProduct } from './catalogue.builder.ts'
import { offerProblems } from './index.ts'
import { anOffer } from './offer.builder.ts'

const now = new Date(Date.parse(NOON))
const DAY_MS = 86_400_000
const later = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()

const documents = [
  aVasGroup('data'),
  packageWords('WEEK', { groupId: 'data', name: 'Week', nameMm: null }),
  packageWords('HOUR', { groupId: 'data', name: 'Hour', nameMm: null }),
  aCategory('news'),
  aPost('cheaper', { offerCode: 'CHEAPER' }),
  aPost('weekends', { offerCode: 'WEEKENDS' }),
  aPost('gone', { offerCode: 'NEVER-MADE' }),
  aPost('plain'),
  aBanner('cheaper', { offerCode: 'CHEAPER' }),
  aBanner('gone', { offerCode: 'NEVER-MADE' }),
  aBanner('plain', { link: '#/top-up' }),
  anAnnouncement('cheaper', { offerCode: 'CHEAPER', link: '#/promotions' }),
]
const offers = [
  anOffer(now, 'CHEAPER', { product: 'WEEK', price: 700, to: later(2) }),
  {
    ...anOffer(now, 'WEEKENDS', { product: 'HOUR', price: 500 }),
    windows: [5, 12].map((day) => ({
      product: 'HOUR',
      from: later(day),
      to: later(day + 2),
      price: null,
      bonus: [{ unit: 'MB' as const, value: 512, scope: 'ANY' as const }],
    })),
  },
]

async function openSite() {
  const clock = fixedClock(NOON)
  const site = await contentApp(
    seedOf(documents, { packages: [aProduct('WEEK'), aProduct('HOUR')], offers }),
    clock,
  )
  // A busy database may be slower than the start, which does not wait for it.
  await expect.poll(() => site.content.memory.current().list('post').length, { timeout: 20_000 }).toBe(4)
  const ask = async (path: string) => {
    const method = path === 'get-announcement' ? 'GET' : 'POST'
    const answer = await site.app.inject({ method, url: `/api/v1/${path}` })
    return (answer.json() as { result: never }).result
  }
  return { clock, site, ask }
}

describe('content and its offer', () => {
  it('S-331 a post says until when, and what can be bought; afterwards that it has ended', async () => {
    const { clock, ask } = await openSite()
    expect(await ask('get-post-detail/cheaper')).toMatchObject({
      offer: { state: 'RUNNING', until: later(2), packages: [{ id: 'WEEK', name: 'Week' }] },
    })
    expect(await ask('get-post-detail/weekends')).toMatchObject({ offer: { state: 'AHEAD', from: later(5) } })
    expect(await ask('get-post-detail/gone')).toMatchObject({ offer: { state: 'OVER', packages: [] } })
    expect(await ask('get-post-detail/plain')).toMatchObject({ offer: null })
    clock.forward(2 * DAY_MS)
    expect(await ask('get-post-detail/cheaper')).toMatchObject({ offer: { state: 'OVER', until: null } })
    clock.forward(4 * DAY_MS)
    expect(await ask('get-post-detail/weekends')).toMatchObject({
      offer: { state: 'RUNNING', until: later(7) },
    })
  })

  it('S-252 a post whose offer is over stands behind the others of its category', async () => {
    const { clock, ask } = await openSite()
    const ids = async () =>
      ((await ask('get-post-list-by-category/news')) as { postId: string }[]).map(({ postId }) => postId)
    expect(await ids()).toEqual(['cheaper', 'plain', 'weekends', 'gone'])
    clock.forward(2 * DAY_MS)
    expect(await ids()).toEqual(['plain', 'weekends', 'cheaper', 'gone'])
  })

  it('S-245 a banner and an announcement stand while their offer runs, and a banner leads to buying it', async () => {
    const { clock, ask } = await openSite()
    const banners = async () =>
      ((await ask('get-banner-by-type?type=HOME')) as { id: string; link: string | null }[]).map(
        ({ id, link }) => [id, link],
      )
    expect(await banners()).toEqual([
      ['cheaper', '#/mobile-services/package/WEEK?buy'],
      ['plain', '#/top-up'],
    ])
    expect(await ask('get-announcement')).toMatchObject([{ link: '#/promotions' }])
    clock.forward(2 * DAY_MS)
    expect(await banners()).toEqual([['plain', '#/top-up']])
    expect(await ask('get-announcement')).toEqual([])
  })

  it('S-248 the card has the offered price beside its own, from the first moment to the last', async () => {
    const { clock, ask } = await openSite()
    const week = async () => (await ask('get-vas-package-detail/WEEK')) as Record<string, unknown>
    expect(await week()).toMatchObject({ price: 1_000, offer: { code: 'CHEAPER', price: 700 } })
    clock.forward(2 * DAY_MS - 1)
    expect(await week()).toMatchObject({ offer: { code: 'CHEAPER' } })
    clock.forward(1)
    expect(await week()).toMatchObject({ price: 1_000, offer: null })
  })

  it('what names an offer that is missing or over is found', async () => {
    const { site } = await openSite()
    const generation = site.content.memory.current()
    const missing = ['banner/gone', 'post/gone'].map((where) => ({
      where,
      offer: 'NEVER-MADE',
      reason: 'MISSING',
    }))
    const found = (at: Date) =>
      offerProblems(generation, at).toSorted((a, b) => a.where.localeCompare(b.where))
    expect(found(now)).toEqual(missing)
    const over = found(new Date(Date.parse(later(3)))).filter(({ reason }) => reason === 'OVER')
    expect(over.map(({ where }) => where)).toEqual(['announcement/cheaper', 'banner/cheaper', 'post/cheaper'])
  })
})

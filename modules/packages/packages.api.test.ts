import { beforeAll, describe, expect, it } from 'vitest'
import { contentApp, NOON, seedOf, type ContentApp } from '#apps/api/test-content-app.ts'
import { smallSite } from '#apps/api/test-content-seed.ts'
import { aVasGroup, packageWords } from '#modules/content/stored.builder.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { aProduct } from './catalogue.builder.ts'

type Item = { id: string; price: number }
const get = async ({ app }: ContentApp, path: string) => (await app.inject({ url: `/api/v1/${path}` })).json()
const idsOf = ({ result }: { result: Item[] }): string[] => result.map(({ id }) => id)

describe('packages', () => {
  let site: ContentApp
  beforeAll(async () => {
    site = await contentApp(smallSite)
  })

  it('S-241 at most eight popular packages, in the order of their rank', async () => {
    expect(idsOf(await get(site, 'get-vas-package-popular'))).toEqual([
      'D1',
      'D2',
      'D3',
      'D4',
      'D5',
      'D6',
      'D7',
      'D8',
    ])
  })

  it('S-248 S-193 groups carry their packages and both names', async () => {
    const { result } = await get(site, 'get-vas-package')
    expect(result).toMatchObject([
      { id: 'data', vasGroupName: 'Group data', vasGroupNameMm: 'အုပ်စု data', kind: 'MOBILE' },
      { id: 'voice' },
    ])
    expect(result.map(({ vasPackage }: { vasPackage: Item[] }) => vasPackage.length)).toEqual([9, 1])
  })

  it('S-249 one package, with at most four of its group that are nearest in price', async () => {
    const { result } = await get(site, 'get-vas-package-detail/D5')
    expect(result).toMatchObject({
      id: 'D5',
      code: 'D5',
      price: 1_400,
      taxIncluded: true,
      unitPrice: { perMb: 1.4, perDay: 200 },
    })
    expect(result.related.map(({ id }: Item) => id).toSorted()).toEqual(['D3', 'D4', 'D6', 'D7'])
  })

  it('S-242 S-243 a digital service takes its price and stop code from the catalogue, and a free one has none', async () => {
    const { result } = await get(site, 'get-digital-service')
    expect(result).toMatchObject([{ id: 'fun', vasPackage: [{ id: 'music' }, { id: 'news-app' }] }])
    expect((await get(site, 'get-digital-service-detail/music')).result).toMatchObject({
      price: 1_000,
      period: 'WEEK',
      stopCode: 'STOP to 979',
    })
    expect((await get(site, 'get-digital-service-detail/news-app')).result).toMatchObject({
      price: null,
      period: null,
      stopCode: null,
    })
  })

  it('S-244 related services do not include the one asked about', async () => {
    expect(idsOf(await get(site, 'get-related-service/music'))).toEqual(['news-app'])
  })
})

describe('S-247 search', () => {
  const words = [
    packageWords('SABAI', { name: 'Sabai Week', nameMm: 'စံပယ် တစ်ပတ်', tags: ['NEW'] }),
    packageWords('NIGHT', { name: 'Night owl', nameMm: 'ညဘက် ဒေတာပက်ကေ့ချ်' }),
    packageWords('TALK', { groupId: 'voice', name: 'Talk Éverywhere', nameMm: 'အပြောပက်ကေ့ချ်' }),
    packageWords('ENDLESS', { name: 'Endless', nameMm: null, summary: 'No limit', summaryMm: null }),
  ]
  const packages = [
    aProduct('SABAI', { price: 2_000, popularRank: 2, autoRenewable: true }),
    aProduct('NIGHT', {
      price: 500,
      type: 'NIGHT',
      validity: { value: 1, unit: 'DAY', endsAtMidnight: true },
      allowances: [{ unit: 'MB', value: 2_048, scope: 'NIGHT' }],
    }),
    aProduct('TALK', {
      price: 1_000,
      type: 'VOICE',
      giftable: false,
      popularRank: 1,
      allowances: [{ unit: 'MIN', value: 100, scope: 'ONNET' }],
      validity: { value: 1, unit: 'MONTH', endsAtMidnight: true },
    }),
    aProduct('ENDLESS', {
      price: 30_000,
      allowances: [{ unit: 'MB', value: 0, scope: 'ANY', unlimited: true }],
      validity: { value: 30, unit: 'DAY', endsAtMidnight: true },
    }),
  ]
  let site: ContentApp
  beforeAll(async () => {
    site = await contentApp(seedOf([aVasGroup('data'), aVasGroup('voice'), ...words], { packages }))
  })

  const search = async (query: Record<string, string>) =>
    idsOf(await get(site, `search-vas-package?${new URLSearchParams(query)}`))

  it.each<[string, Record<string, string>, string[]]>([
    ['nothing asked gives all, popular first', {}, ['TALK', 'SABAI', 'ENDLESS', 'NIGHT']],
    ['an English word, any case', { keyword: 'sabai' }, ['SABAI']],
    ['an accent does not matter', { keyword: 'everywhere' }, ['TALK']],
    ['a Burmese syllable in the middle of a run', { keyword: 'တာ' }, ['NIGHT']],
    ['the end of a Burmese word', { keyword: 'ပက်ကေ့ချ်' }, ['TALK', 'NIGHT']],
    ['the other spelling of package', { keyword: 'ပက်ကေ့ဂျ်' }, ['TALK', 'NIGHT']],
    ['a word typed in Zawgyi', { keyword: 'တစ္ပတ္' }, ['SABAI']],
    ['letters that are no syllable there find nothing', { keyword: 'ပကေ့' }, []],
    ['two words must both be there', { keyword: 'night တာ' }, ['NIGHT']],
    ['a product code', { keyword: 'endless' }, ['ENDLESS']],
    ['by group', { vasGroupIds: 'voice' }, ['TALK']],
    ['by kinds', { kinds: 'NIGHT,VOICE' }, ['TALK', 'NIGHT']],
    ['from a price', { priceMin: '2000' }, ['SABAI', 'ENDLESS']],
    ['up to a price', { priceMax: '1000' }, ['TALK', 'NIGHT']],
    ['by validity', { validityDaysMin: '2', validityDaysMax: '7' }, ['SABAI']],
    ['unlimited data is enough data', { minDataMb: '2000' }, ['ENDLESS', 'NIGHT']],
    ['by minutes', { minVoiceMin: '50' }, ['TALK']],
    ['that renew by themselves', { autoRenew: 'true' }, ['SABAI']],
    ['that cannot be given', { giftable: 'false' }, ['TALK']],
    ['cheapest first', { sort: 'PRICE_ASC' }, ['NIGHT', 'TALK', 'SABAI', 'ENDLESS']],
    ['dearest first', { sort: 'PRICE_DESC' }, ['ENDLESS', 'SABAI', 'TALK', 'NIGHT']],
    ['by the megabyte, those without one last', { sort: 'PER_MB' }, ['SABAI', 'ENDLESS', 'NIGHT', 'TALK']],
    ['longest first', { sort: 'VALIDITY' }, ['ENDLESS', 'TALK', 'SABAI', 'NIGHT']],
    ['page 1 of two', { sort: 'PRICE_ASC', size: '2', page: '1' }, ['SABAI', 'ENDLESS']],
  ])('S-247 %s', async (_title, query, expected) => {
    expect(await search(query)).toEqual(expected)
  })

  it.each(['sort=CHEAP', 'priceMax=x', 'kinds=FREE', `keyword=${'x'.repeat(81)}`])(
    'S-247 %s is refused',
    async (query) => {
      expect((await site.app.inject({ url: `/api/v1/search-vas-package?${query}` })).statusCode).toBe(400)
    },
  )
})

describe('what is on sale', () => {
  it('a package without words, without a price yet, paused or before its sale is not, and the clock decides', async () => {
    const clock = fixedClock(NOON)
    const prices = (from: string) => [{ from, price: 700, listPrice: null }]
    const site = await contentApp(
      seedOf(
        [aVasGroup('data'), ...['NOW', 'PAUSED', 'LATER', 'UNPRICED'].map((code) => packageWords(code))],
        {
          packages: [
            aProduct('NOW'),
            aProduct('WORDLESS'),
            aProduct('PAUSED', { status: 'PAUSED' }),
            aProduct('LATER', { saleFrom: '2026-11-16T00:00:00Z' }),
            aProduct('UNPRICED', { prices: prices('2026-11-17T00:00:00Z') }),
          ],
        },
      ),
      clock,
    )
    const onSale = async () => idsOf(await get(site, 'search-vas-package')).toSorted()
    expect(await onSale()).toEqual(['NOW'])
    clock.set('2026-11-16T00:00:00Z')
    expect(await onSale()).toEqual(['LATER', 'NOW'])
    clock.set('2026-11-17T00:00:00Z')
    expect(await onSale()).toEqual(['LATER', 'NOW', 'UNPRICED'])
  })

  it('a dated price takes over at its moment', async () => {
    const clock = fixedClock('2026-11-30T17:29:59Z')
    const prices = [
      { from: '2026-01-01T00:00:00Z', price: 1_000, listPrice: null },
      { from: '2026-11-30T17:30:00Z', price: 900, listPrice: 1_000 },
    ]
    const site = await contentApp(
      seedOf([aVasGroup('data'), packageWords('D')], { packages: [aProduct('D', { prices })] }),
      clock,
    )
    const read = async () => (await get(site, 'get-vas-package-detail/D')).result
    expect(await read()).toMatchObject({ price: 1_000, listPrice: null })
    clock.forward(1_000)
    expect(await read()).toMatchObject({ price: 900, listPrice: 1_000 })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getServiceApplications } from '#contracts/applications.ts'
import type { Call } from '#contracts/call.ts'
import * as content from '#contracts/content.ts'
import * as digital from '#contracts/digital.ts'
import { success } from '#contracts/envelope.ts'
import * as fibre from '#contracts/fibre.ts'
import * as help from '#contracts/help.ts'
import * as international from '#contracts/international.ts'
import * as packages from '#contracts/packages.ts'
import * as pages from '#contracts/pages.ts'
import * as search from '#contracts/search.ts'
import * as shops from '#contracts/shops.ts'
import * as ussd from '#contracts/ussd.ts'
import { methodsOf, urlOf } from '#platform/http/serve.ts'
import { contentApp, type ContentApp } from '#apps/api/test-content-app.ts'
import { smallSite } from '#apps/api/test-content-seed.ts'

/** The seed rows a call proves, an input that finds something, and, where finding nothing is an error, one that does not. */
type Example = {
  rows: string
  params?: Record<string, string>
  query?: Record<string, string>
  missing?: Record<string, string>
}

const EXAMPLES: Record<string, Example> = {
  getAnnouncement: { rows: 'S-233 S-192' },
  getCategory: { rows: 'S-237 S-189' },
  getChildCategory: {
    rows: 'S-236 S-255',
    query: { categoryId: 'community' },
    missing: { categoryId: 'nowhere' },
  },
  getPostListByCategory: {
    rows: 'S-235 S-187',
    params: { categoryId: 'promotions' },
    missing: { categoryId: 'nowhere' },
  },
  getPost: { rows: 'S-238 S-187', query: { page: '0', size: '20' } },
  getLatestPostList: { rows: 'S-239' },
  getPostDetail: { rows: 'S-240 S-187', params: { id: 'n1' }, missing: { id: 'nothing' } },
  getBannerByType: { rows: 'S-245', query: { type: 'HOME' } },
  getMenus: { rows: 'S-196 S-197' },
  getFooter: { rows: 'footer' },
  getVasGroup: { rows: 'S-246 S-193' },
  getVasPackage: { rows: 'S-248' },
  getVasPackagePopular: { rows: 'S-241' },
  getVasPackageDetail: { rows: 'S-249', params: { id: 'D1' }, missing: { id: 'NOTHING' } },
  searchVasPackage: { rows: 'S-247', query: { priceMax: '1200' } },
  getDigitalService: { rows: 'S-242 S-194' },
  getDigitalServiceDetail: { rows: 'S-243', params: { id: 'music' }, missing: { id: 'nothing' } },
  getRelatedService: { rows: 'S-244', params: { id: 'music' }, missing: { id: 'nothing' } },
  getPage: { rows: 'pages', params: { slug: 'terms' }, missing: { slug: 'nothing' } },
  getJobs: { rows: 'careers' },
  getJobDetail: { rows: 'careers', params: { id: 'engineer' }, missing: { id: 'nothing' } },
  getAwards: { rows: 'awards' },
  getFaq: { rows: 'help', query: { category: 'TOPUP' } },
  getUssd: { rows: 'ussd' },
  getSearchDestinations: { rows: 'S-195' },
  searchSite: { rows: 'search', query: { q: 'data' } },
  getFtthPackages: { rows: 'S-276', query: { placeId: 'sanchaung' }, missing: { placeId: 'nowhere' } },
  getFtthPackageDetail: { rows: 'S-277', params: { id: 'F40' }, missing: { id: 'NOTHING' } },
  getFtthPlaces: { rows: 'S-278', query: { level: 'TOWNSHIP' } },
  getRoamingCountries: { rows: 'roaming' },
  getRoaming: { rows: 'roaming', query: { country: 'TH' }, missing: { country: 'AQ' } },
  getIdd: { rows: 'international calls', query: { q: '66' } },
  listShops: { rows: 'S-309', query: { placeId: 'sanchaung' } },
  getServiceApplications: { rows: 'applications' },
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'result' in value && 'path' in value
const applications = { getServiceApplications }
const calls = [
  applications,
  content,
  digital,
  fibre,
  help,
  international,
  packages,
  pages,
  search,
  shops,
  ussd,
]
  .flatMap((contract) => Object.values(contract) as unknown[])
  .filter(isCall)
  .filter((call) => call.cacheable)

const pathOf = (call: Call, params: Record<string, string> = {}): string =>
  urlOf(call).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const withQuery = (path: string, query: Record<string, string> = {}): string =>
  Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`

let site: ContentApp
beforeAll(async () => {
  site = await contentApp(smallSite)
})
afterAll(() => site.close())

it('every cacheable content call of the contracts is served and has its example', () => {
  const served = site.app.servedCalls.filter((call) => call.cacheable).map(({ id }) => id)
  expect(served.toSorted()).toEqual(calls.map(({ id }) => id).toSorted())
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(served.toSorted())
})

describe.each(calls.map((call) => ({ call, ...(EXAMPLES[call.id] ?? { rows: '' }) })))(
  '$rows $call.id',
  ({ call, rows, params, query }) => {
    const url = () => withQuery(pathOf(call, params), query)

    it(`${rows} answers SUCCESS in the shape of its contract, nothing more`, async () => {
      const answer = await site.app.inject({ method: 'GET', url: url() })
      expect(answer.statusCode).toBe(200)
      const body = answer.json()
      expect(z.safeParse(success(call.result), body)).toMatchObject({ success: true, data: body })
      expect(Boolean(body.page)).toBe(call.paged === true)
      expect(body.result).not.toEqual([])
    })

    it(`${rows} POST and GET answer the same bytes with the same tag, and 304 to that tag`, async () => {
      const answers = await Promise.all(
        methodsOf(call).map((method) => site.app.inject({ method: method as 'GET', url: url() })),
      )
      const [first] = answers
      for (const answer of answers) {
        expect(answer.rawPayload).toEqual(first?.rawPayload)
        expect(answer.headers['etag']).toMatch(/^"[\w-]{22}"$/)
        expect(answer.headers['etag']).toBe(first?.headers['etag'])
        expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/)
        expect(answer.headers['vary']).toContain('accept-encoding')
      }
      const again = await site.app.inject({
        method: 'GET',
        url: url(),
        headers: { 'if-none-match': String(first?.headers['etag']) },
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    })
  },
)

const fallible = calls.flatMap((call) => {
  const { rows = '', missing } = EXAMPLES[call.id] ?? {}
  return missing ? [{ call, rows, missing }] : []
})

it.each(fallible)(
  '$rows $call.id: what is not there is NOT_FOUND, never an empty success',
  async ({ call, missing }) => {
    const answer = await site.app.inject({
      method: 'GET',
      url: call.params ? pathOf(call, missing) : withQuery(pathOf(call), missing),
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', result: null })
  },
)

const paged = calls
  .filter((call) => call.paged)
  .map((call) => ({ call, ...(EXAMPLES[call.id] ?? { rows: '' }) }))

it.each(
  paged.flatMap((one) => ['page=-1', 'page=x', 'size=0', 'size=51'].map((wrong) => ({ ...one, wrong }))),
)('$rows $call.id refuses $wrong and names the field', async ({ call, params, query, wrong }) => {
  const others = Object.entries(query ?? {}).filter(([name]) => !wrong.startsWith(`${name}=`))
  const url = withQuery(pathOf(call, params), Object.fromEntries([...others, wrong.split('=')]))
  const answer = await site.app.inject({ method: 'GET', url })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field: wrong.split('=')[0] }] })
})

it.each(paged)('$rows $call.id: a page past the end is empty and says how many there are', async (one) => {
  const ask = async (page: string) =>
    (
      await site.app.inject({
        method: 'GET',
        url: withQuery(pathOf(one.call, one.params), { ...one.query, page, size: '1' }),
      })
    ).json()
  const [first, past] = [await ask('0'), await ask('9999')]
  expect(first.result).toHaveLength(1)
  expect(past).toMatchObject({ code: 'SUCCESS', result: [] })
  expect(past.page).toEqual({ ...first.page, page: 9999, hasMore: false })
})

it('S-247 the search takes its wishes as a JSON body too', async () => {
  const byBody = await site.app.inject({
    method: 'POST',
    url: urlOf(packages.searchVasPackage),
    payload: { priceMax: 1200 },
  })
  const byQuery = await site.app.inject({
    method: 'GET',
    url: `${urlOf(packages.searchVasPackage)}?priceMax=1200`,
  })
  expect(byBody.rawPayload).toEqual(byQuery.rawPayload)
  expect(byBody.json().result).toHaveLength(3)
})

it('a menu under another name than a tab of the header is not told', async () => {
  const answer = await site.app.inject({ method: 'GET', url: urlOf(content.getMenus) })
  expect(answer.json().result.map(({ tab }: { tab: string }) => tab)).toEqual(['personal'])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentApp, type ContentApp } from '#apps/api/test-content-app.ts'
import { smallSite } from '#apps/api/test-content-seed.ts'
import type { FoundGroup } from '#contracts/search.ts'
import { makePictures } from '#modules/content/index.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { searchRoutes } from './routes.ts'

let site: ContentApp
beforeAll(async () => {
  site = await contentApp(smallSite)
})
afterAll(() => site.close())

async function find(q: string): Promise<FoundGroup[]> {
  const answer = await site.app.inject({
    method: 'GET',
    url: `/api/v1/search?${new URLSearchParams({ q }).toString()}`,
  })
  return answer.json<{ result: FoundGroup[] }>().result
}

describe('the search of the site', () => {
  it('finds a package with its price, and a country by its name', async () => {
    const [{ hits } = { hits: [] }] = (await find('data')).filter(({ group }) => group === 'PACKAGE')
    expect(hits[0]).toMatchObject({
      title: 'Package D1',
      kyat: expect.any(Number),
      code: null,
    })
    expect(await find('thailand')).toContainEqual({
      group: 'COUNTRY',
      hits: [{ id: 'TH', title: 'Thailand', titleMm: expect.any(String), code: null, kyat: null }],
    })
  })

  it.each(['Sanchaung', 'စမ်းချောင်း', '1 street'])('finds a shop by where it is: %s', async (typed) => {
    expect(await find(typed)).toContainEqual({
      group: 'SHOP',
      hits: [{ id: 'shop-1', title: 'Shop', titleMm: 'ဆိုင်', code: null, kyat: null }],
    })
  })

  it('finds a story of the community, and says in which part of it', async () => {
    const posts = async (typed: string) => (await find(typed)).find(({ group }) => group === 'POST')?.hits
    expect(await posts('c1')).toEqual([expect.objectContaining({ id: 'c1', categoryId: 'schools' })])
    expect((await posts('n1'))?.[0]).not.toHaveProperty('categoryId')
  })

  it('finds a code by what is dialled', async () => {
    const found = (await find('*')).length
    expect(found, 'a sign alone is no word').toBe(0)
    expect((await find('*124')).find(({ group }) => group === 'USSD')?.hits[0]?.code).toContain('*124')
  })

  it.each(['', 'x'.repeat(81)])('refuses what is no search: %j', async (q) => {
    const answer = await site.app.inject({
      method: 'GET',
      url: `/api/v1/search?${new URLSearchParams({ q }).toString()}`,
    })
    expect(answer.statusCode).toBe(400)
  })

  it('counts each search that found nothing, also when the answer was kept, and no other', async () => {
    let nothing = 0
    const app = makeServer({ log: makeLogger({ level: 'silent', process: 'test' }) })
    const { memory } = site.content
    const pictures = makePictures({})
    searchRoutes(app, { memory, pictures, onNothing: () => (nothing += 1) })
    for (const q of ['zzzz', 'zzzz', 'data', 'yyyy'])
      await app.inject({ method: 'GET', url: `/api/v1/search?q=${q}` })
    expect(nothing).toBe(3)
    await app.close()
  })
})

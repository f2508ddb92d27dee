import { JSDOM, type SeenDocument } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#brand'
import { aCategory, aPost } from '#modules/content/stored.builder.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { contentApp, seedOf, type ContentApp } from '#apps/api/test-content-app.ts'
import { smallSite } from '#apps/api/test-content-seed.ts'

const ORIGIN = 'https://site.example'
let site: ContentApp
beforeAll(async () => {
  site = await contentApp(smallSite)
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
/** A client without scripts: it sees only what the server sends. */
const read = async (url: string) => {
  const answer = await get(url)
  return { answer, document: new JSDOM(answer.body).window.document }
}
const meta = (document: SeenDocument, property: string) =>
  document.querySelector(`meta[property="${property}"], meta[name="${property}"]`)?.getAttribute('content')
const dataOf = (document: SeenDocument): Record<string, unknown>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (block) => JSON.parse(block.textContent) as Record<string, unknown>,
  )

describe('a page outside the app', () => {
  it.each([
    ['/s/post/n1?lang=en', 'en', 'Post n1', 'In short', 'All of it'],
    ['/s/post/n1?lang=my', 'my', 'ပို့စ် n1', 'အကျဉ်း', 'အားလုံး'],
    ['/s/post/n1', 'my', 'ပို့စ် n1', 'အကျဉ်း', 'အားလုံး'],
  ])(
    'S-020 %s tells title, description, picture and text without a script',
    async (url, lang, title, short, text) => {
      const { answer, document } = await read(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(document.documentElement.lang).toBe(lang)
      expect(document.title).toContain(title)
      expect(meta(document, 'og:title')).toBe(title)
      expect(meta(document, 'og:description')).toBe(short)
      expect(meta(document, 'description')).toBe(short)
      expect(meta(document, 'og:image')).toMatch(/^https:\/\/site\.example\/media\/[\w-]+\.webp$/)
      expect(document.querySelector('article')?.textContent).toContain(text)
    },
  )

  it.each([
    ['/s/post/n1', '/#/post-detail/n1'],
    ['/s/post/c1', '/#/community/community-detail/schools/c1'],
    ['/s/package/D1', '/#/mobile-services/package/D1'],
    ['/s/page/terms', '/#/terms'],
    ['/s/page/qna', '/#/qna'],
    ['/s/job/engineer', '/#/about-us/career/engineer'],
  ])('S-020 %s leads to %s, by a link and for browsers by a script file', async (url, route) => {
    const { document } = await read(url)
    expect(document.querySelector('a.open')?.getAttribute('href')).toBe(route)
    expect(document.querySelector('script[src="/s/open.js"]')?.getAttribute('data-to')).toBe(route)
  })

  it('names its twin in the other language, and itself', async () => {
    const { document } = await read('/s/post/n1?lang=en')
    const links = [...document.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    expect(links).toEqual([
      ['my', `${ORIGIN}/s/post/n1`],
      ['en', `${ORIGIN}/s/post/n1?lang=en`],
      ['x-default', `${ORIGIN}/s/post/n1`],
    ])
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(links[1]?.[1])
  })

  it('without Burmese it is in English, and marked as English', async () => {
    const { document } = await read('/s/job/engineer?lang=my')
    expect(document.querySelector('h1')?.outerHTML).toBe('<h1 lang="en">Engineer</h1>')
    expect(document.documentElement.lang).toBe('my')
  })
})

describe('what search engines are told', () => {
  it.each([
    [
      '/s/post/n1?lang=en',
      { '@type': 'NewsArticle', headline: 'Post n1', datePublished: '2026-10-02T00:00:00.000Z' },
    ],
    ['/s/package/D1?lang=en', { '@type': 'Product', offers: { price: 1000, priceCurrency: 'MMK' } }],
    ['/s/page/terms?lang=en', { '@type': 'WebPage', name: 'Terms' }],
    ['/s/page/qna?lang=en', { '@type': 'FAQPage', mainEntity: [{ name: 'How to top up?' }] }],
    ['/s/job/engineer?lang=en', { '@type': 'JobPosting', validThrough: '2026-11-30T17:30:00.000Z' }],
  ])('%s', async (url, said) => {
    const [data] = dataOf((await read(url)).document)
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      url: ORIGIN + url,
      inLanguage: 'en',
      ...said,
    })
  })
})

describe('the answer', () => {
  it('allows nothing inline and no frame, and has nothing inline but data', async () => {
    const { answer, document } = await read('/s/post/n1')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(
      document.querySelectorAll('[style], style, script:not([src]):not([type="application/ld+json"])'),
    ).toHaveLength(0)
    for (const file of ['/s/open.js', '/s/page.css']) expect((await get(file)).statusCode).toBe(200)
  })

  it('is the same bytes with the same tag, and 304 for whoever has them', async () => {
    const [first, second] = [await get('/s/post/n2'), await get('/s/post/n2')]
    expect(second.headers['etag']).toBe(first.headers['etag'])
    const unchanged = await get('/s/post/n2', { 'if-none-match': String(first.headers['etag']) })
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
    expect(first.headers['cache-control']).toContain('public, max-age=300')
  })

  it.each(['/s/post/none', '/s/package/none', '/s/page/none', '/s/job/none', '/s/else/1', '/s/'])(
    '%s is a 404 that a person can read, in both languages',
    async (url) => {
      const [my, en] = [await read(url), await read(`${url}?lang=en`)]
      expect([my.answer.statusCode, en.answer.statusCode]).toEqual([404, 404])
      expect(en.document.querySelector('h1')?.textContent).toBe('Page Not Found')
      expect(my.document.documentElement.lang).toBe('my')
      expect(my.document.querySelector('a.open')?.getAttribute('href')).toBe('/')
      expect(my.answer.headers['cache-control']).toBe('no-store')
    },
  )

  it('texts of editors cannot leave their place', async () => {
    const evil = '</script><img src=x onerror=alert(1)>"\'&'
    const { app } = await contentApp(
      seedOf([aCategory('news'), aPost('evil', { title: evil, description: evil })]),
    )
    const { body } = await app.inject({ url: '/s/post/evil?lang=en' })
    const { document } = new JSDOM(body).window
    expect(document.querySelectorAll('img[onerror]')).toHaveLength(0)
    expect(document.querySelector('h1')?.textContent).toBe(evil)
    expect(dataOf(document)[0]?.['headline']).toBe(evil)
  })
})

describe('lists of pages', () => {
  it('S-021 every address of sitemap.xml answers 200, and every published post is among them', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('xml')
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    )
    expect(listed.length).toBeGreaterThan(80)
    expect(new Set(listed).size).toBe(listed.length)
    for (const url of listed) {
      expect([url, (await get(url.slice(ORIGIN.length))).statusCode]).toEqual([url, 200])
    }
    for (const post of site.content.memory.current().list('post')) {
      expect(listed).toContain(`${ORIGIN}/s/post/${post.id}`)
      expect(listed).toContain(`${ORIGIN}/s/post/${post.id}?lang=en`)
    }
  })

  it('S-021 a post that is not out yet has no page and is not listed', async () => {
    const later = aPost('later', {}, { visibleFrom: '2026-12-01T00:00:00Z' })
    const documents = [aCategory('news'), later]
    const now = await contentApp(seedOf(documents), fixedClock('2026-11-15T00:00:00Z'))
    expect((await now.app.inject({ url: '/sitemap.xml' })).body).not.toContain('later')
    expect((await now.app.inject({ url: '/s/post/later' })).statusCode).toBe(404)
    const then = await contentApp(seedOf(documents), fixedClock('2026-12-02T00:00:00Z'))
    expect((await then.app.inject({ url: '/sitemap.xml' })).body).toContain('/s/post/later')
  })

  it('robots.txt names the sitemap and keeps crawlers out of the script that leads into the app', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect(body).toContain('Disallow: /s/open.js')
    expect(body).not.toMatch(/^Disallow: \/(s\/?)?$/m)
  })

  it.each(['en', 'my'] as const)('the feed in %s is well-formed and newest first', async (lang) => {
    const { body } = await get(`/feed.xml?lang=${lang}`)
    const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
    const entries = [...document.querySelectorAll('entry')]
    expect(entries).toHaveLength(30)
    const dates = entries.map((entry) => entry.querySelector('published')?.textContent ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(entries[0]?.querySelector('title')?.textContent).toContain(lang === 'en' ? 'Post' : 'ပို့စ်')
    expect(document.querySelector('author name')?.textContent).toBe(brand.legalName[lang])
  })
})

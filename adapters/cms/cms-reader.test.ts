import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeCmsReader } from './cms-reader.ts'

type Ask = {
  readonly path: string
  readonly locale: string
  readonly query: URLSearchParams
  readonly key: string | undefined
}

/** A CMS that gives the answers a test wants. */
async function cms(answer: (ask: Ask) => { status?: number; docs: object[]; hasNextPage?: boolean }) {
  const asked: Ask[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://cms')
    const ask = {
      path: url.pathname,
      locale: url.searchParams.get('locale') ?? '',
      query: url.searchParams,
      key: request.headers.authorization,
    }
    asked.push(ask)
    const { status = 200, docs, hasNextPage = false } = answer(ask)
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ docs, hasNextPage }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const doc = (locale: string, updatedAt = 'now') => ({ id: 1, publicId: 'tea', title: locale, updatedAt })

describe('reading the CMS', () => {
  it('asks once per language, without falling back, as nobody', async () => {
    const { url, asked } = await cms(({ locale }) => ({ docs: [doc(locale)] }))
    const found = await makeCmsReader({ url }).some('posts', ['tea'])
    expect(found).toEqual([{ publicId: 'tea', en: doc('en'), my: doc('my') }])
    expect(
      asked.map(({ locale, query, key }) => [locale, query.get('fallback-locale'), query.get('draft'), key]),
    ).toEqual([
      ['en', 'none', null, undefined],
      ['my', 'none', null, undefined],
    ])
  })

  it('reads again when a save came between the two languages', async () => {
    let saves = 0
    const { url, asked } = await cms(({ locale }) => ({
      docs: [doc(locale, locale === 'my' && saves++ === 0 ? 'later' : 'now')],
    }))
    await makeCmsReader({ url }).all('posts')
    expect(asked).toHaveLength(4)
  })

  it('follows all pages', async () => {
    const { url } = await cms(({ query }) => ({
      docs: [{ ...doc('x'), id: Number(query.get('page')) }],
      hasNextPage: query.get('page') === '1',
    }))
    expect(await makeCmsReader({ url }).all('posts')).toHaveLength(2)
  })

  it('reads drafts only with the key of the preview', async () => {
    const { url, asked } = await cms(({ locale }) => ({ docs: [doc(locale)] }))
    await makeCmsReader({ url, draftKey: 'k' }).all('posts')
    expect([asked[0]?.query.get('draft'), asked[0]?.key]).toEqual(['true', 'users API-Key k'])
  })

  it('an error of the CMS is an error, never an empty list', async () => {
    const { url } = await cms(() => ({ status: 500, docs: [] }))
    await expect(makeCmsReader({ url }).all('posts')).rejects.toThrow('500')
  })
})

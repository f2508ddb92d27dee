import assert from 'node:assert/strict'
import { createServer, type IncomingMessage } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { as, messagesOf, post } from './cms.ts'

const UNTIL = '2027-01-31T17:30:00.000Z'

/** The website over drafts, as far as it is asked here; only whoever has opened the preview is answered. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/v1/get-vas-package': {
    result: [
      {
        vasPackage: [
          { name: 'Month', nameMm: 'တစ်လ', offer: { code: 'RUNS', until: UNTIL } },
          { name: 'Week', nameMm: null, offer: null },
        ],
      },
    ],
  },
  '/api/v1/get-post?page=0&size=50': {
    page: { hasMore: true },
    result: [
      { offer: { code: 'RUNS', state: 'OVER', from: null, until: null, packages: [] } },
      { offer: null },
    ],
  },
  '/api/v1/get-post?page=1&size=50': {
    page: { hasMore: false },
    result: [
      { offer: { code: 'WAS', state: 'OVER', from: null, until: null, packages: [] } },
      { offer: { code: 'COMES', state: 'AHEAD', from: UNTIL, until: null, packages: [] } },
    ],
  },
}

const asked: string[] = []
const answer = ({ url = '', headers }: IncomingMessage): unknown => {
  asked.push(url)
  return /^preview=\d+\.[0-9a-f]{64}$/.test(headers.cookie ?? '') ? ANSWERS[url] : undefined
}
const preview = createServer((request, reply) => {
  const said = answer(request)
  reply.writeHead(said === undefined ? 403 : 200, { 'content-type': 'application/json' })
  reply.end(JSON.stringify(said ?? {}))
})

const offers = async () =>
  (await as('CONTENT_EDITOR', 'GET', '/offers')).body['offers'] as { code: string; state: string }[] | null

describe('offers of the catalogue', () => {
  before(
    () =>
      new Promise<void>((done) =>
        preview.listen(Number(new URL(String(process.env['CMS_PREVIEW_URL'])).port), '127.0.0.1', done),
      ),
  )
  after(() => void preview.close())

  it('are what runs now and what posts name; those that run come first, those that are over last', async () => {
    assert.deepEqual(
      (await offers())?.map(({ code, state }) => [code, state]),
      [
        ['RUNS', 'RUNNING'],
        ['COMES', 'AHEAD'],
        ['WAS', 'OVER'],
      ],
    )
  })

  it('are remembered: many forms are one question', async () => {
    await offers()
    const before = asked.length
    await Promise.all([offers(), offers(), offers()])
    assert.equal(asked.length, before)
  })

  it('are for staff only', async () => {
    for (const who of ['NOBODY', 'READER'] as const)
      assert.equal((await as(who, 'GET', '/offers')).status, 403)
  })

  it('a name that cannot be one is refused', async () => {
    const saved = await as('ADMIN', 'POST', '/posts', {
      ...(await post({ offerCode: 'no such offer!' })),
      _status: 'published',
    })
    assert.equal(saved.status, 400)
    assert.match(messagesOf(saved), /Use letters, digits and dashes/)
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { believedOrigins } from '../src/origins.ts'
import { as, post, sessionOf } from './cms.ts'

const { port } = new URL(process.env['CMS_URL'] ?? '')
const url = `http://127.0.0.1:${port}`

/** A save as a browser sends it: with the cookie of the session and the address of the page it was made on. */
async function saveFrom(origin: string): Promise<number> {
  const { body } = await as('ADMIN', 'POST', '/posts?draft=true', await post())
  const answer = await fetch(`${url}/api/posts/${body.doc?.id}?draft=true`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: await sessionOf('ADMIN'), origin },
    body: JSON.stringify({ title: 'Saved in a browser' }),
  })
  return answer.status
}

describe('a session is believed', () => {
  for (const name of ['localhost', '127.0.0.1']) {
    it(`on the page opened as ${name}`, async () => {
      assert.equal(await saveFrom(`http://${name}:${port}`), 200)
    })
  }

  for (const origin of [
    `http://localhost:${Number(port) + 1}`,
    `https://localhost:${port}`,
    'http://example.com',
    'null',
  ]) {
    it(`not on a page of ${origin}`, async () => {
      assert.equal(await saveFrom(origin), 403)
    })
  }
})

it('at an address of the staff network only that address is believed', () => {
  assert.deepEqual(believedOrigins('https://cms.example.com/'), ['https://cms.example.com'])
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { as, sessionOf } from './cms.ts'

const drawing = async (name: string, cookie?: string) =>
  fetch(`${process.env['CMS_URL']}/api/drawings/${name}`, {
    headers: { origin: String(process.env['CMS_URL']), ...(cookie ? { cookie } : {}) },
  })

describe('the drawings of the website', () => {
  it('are listed by name for staff, and for nobody else', async () => {
    const { names } = (await as('CONTENT_EDITOR', 'GET', '/drawings')).body as unknown as { names: string[] }
    assert.deepEqual(names, ['tea-shop', 'tower-dawn'])
    assert.equal((await as('NOBODY', 'GET', '/drawings')).status, 403)
  })

  it('are shown in their smallest cut; a name that nobody drew, or a way out of the folder, is not there', async () => {
    const cookie = await sessionOf('CONTENT_EDITOR')
    const shown = await drawing('tea-shop', cookie)
    assert.equal(shown.status, 200)
    assert.equal(await shown.text(), 'small')
    assert.equal((await drawing('tea-shop')).status, 404)
    for (const name of ['nothing', '..%2f..%2fpackage.json', 'tea-shop-360.webp'])
      assert.equal((await drawing(name, cookie)).status, 404, name)
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { as, type Answer, messagesOf, post, publicOne } from './cms.ts'
import { paragraph, withLink } from '../tasks/formatted.ts'

const BURMESE = { title: 'ခေါင်းစဉ်', description: 'အကျဉ်းချုပ်' }

async function draft(collection: string, english: object, burmese: object | null = null): Promise<number> {
  const made = await as('CONTENT_EDITOR', 'POST', `/${collection}?draft=true&locale=en`, english)
  const id = made.body.doc?.id ?? 0
  if (burmese) await as('CONTENT_EDITOR', 'PATCH', `/${collection}/${id}?draft=true&locale=my`, burmese)
  return id
}

const publish = (collection: string, id: number, locale: 'en' | 'my', more: object = {}): Promise<Answer> =>
  as('CONTENT_APPROVER', 'PATCH', `/${collection}/${id}?locale=${locale}`, { ...more, _status: 'published' })

describe('publishing looks at both languages, whichever is on the screen', () => {
  it('from the Burmese side a broken English body stays in', async () => {
    const id = await draft('posts', await post({ content: withLink('#/no-such-page') }), {
      ...BURMESE,
      content: paragraph('စာကိုယ်'),
    })
    const refused = await publish('posts', id, 'my')
    assert.equal(refused.status, 400)
    assert.match(messagesOf(refused), /In English: The website has no page #\/no-such-page/)
    assert.equal(await publicOne('posts', id), null)
  })

  it('from the English side a broken Burmese body stays in', async () => {
    const id = await draft('posts', await post(), { ...BURMESE, content: withLink('javascript:alert(1)') })
    const refused = await publish('posts', id, 'en')
    assert.equal(refused.status, 400)
    assert.match(messagesOf(refused), /In Burmese: .*https:\/\//)
    assert.equal(await publicOne('posts', id), null)
  })

  it('an English line that is needed and was never written is asked for', async () => {
    const made = await as('CONTENT_EDITOR', 'POST', '/posts?draft=true&locale=my', await post(BURMESE))
    const id = made.body.doc?.id ?? 0
    const refused = await publish('posts', id, 'my')
    assert.equal(refused.status, 400)
    assert.match(messagesOf(refused), /In English: /)
    await as('CONTENT_EDITOR', 'PATCH', `/posts/${id}?draft=true&locale=en`, { title: 'Now in English' })
    assert.equal((await publish('posts', id, 'my')).status, 200)
  })

  it('so is the English of a row that was added on the Burmese side', async () => {
    const id = await draft('footers', { publicId: `footer-${Date.now()}` }, {})
    const columns = [{ key: 'money', name: 'ငွေဖြည့်', links: [] }]
    const refused = await publish('footers', id, 'my', { columns })
    assert.equal(refused.status, 400)
    assert.match(messagesOf(refused), /columns\.0\.name/)
  })

  it('a menu of no tab of the header goes nowhere, so it does not go out', async () => {
    const id = await draft('menus', { publicId: `menu-${Date.now()}` }, {})
    const refused = await publish('menus', id, 'en', { items: [] })
    assert.equal(refused.status, 400)
    assert.match(messagesOf(refused), /Write personal, business or about\./)
  })

  it('fields that are not shown are not asked about: a news post needs no prizes of a campaign', async () => {
    const prizes = { campaign: { prizes: [{ label: '' }] } }
    const id = await draft('posts', await post(prizes), BURMESE)
    assert.equal((await publish('posts', id, 'my')).status, 200)
  })

  it('missing Burmese goes out in English; both right goes out from either side', async () => {
    assert.equal((await publish('posts', await draft('posts', await post()), 'en')).status, 200)
    for (const side of ['en', 'my'] as const) {
      const id = await draft('posts', await post({ content: withLink('#/top-up') }), BURMESE)
      assert.equal((await publish('posts', id, side)).status, 200)
    }
  })
})

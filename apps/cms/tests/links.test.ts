import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import myanmarTools from 'myanmar-tools'
import { brand } from '../../../brand/brand.ts'
import { as, messagesOf, post, published } from './cms.ts'
import { withLink } from '../tasks/formatted.ts'

const named = (link: string) =>
  as('CONTENT_APPROVER', 'POST', '/search-destinations', {
    destination: 'Read on',
    link,
    _status: 'published',
  })

type Found = { link: string; name: string; kind: string }
const ask = async (words: string) =>
  (await as('CONTENT_EDITOR', 'GET', `/links?words=${encodeURIComponent(words)}`)).body as unknown as {
    fault: string | null
    links: Found[]
  }

describe('a link', () => {
  it('to a page that the website does not have is refused, in a field and in a text, with what to do', async () => {
    const field = await named('#/no-such-page')
    assert.equal(field.status, 400)
    assert.match(messagesOf(field), /no page #\/no-such-page\. Choose one from the list/)
    const text = await as(
      'CONTENT_APPROVER',
      'POST',
      '/posts',
      await post({ content: withLink('#/no-such-page'), _status: 'published' }),
    )
    assert.equal(text.status, 400)
    assert.match(messagesOf(text), /no page #\/no-such-page/)
  })

  for (const link of ['#/', '#/top-up', '#prices', 'https://example.com/a', 'tel:979'])
    it(`${link} is taken`, async () => assert.equal((await named(link)).status, 201))

  it('to a document that nobody has written is refused, in a field and in a text', async () => {
    const live = await published('posts', await post())
    const draft = await as('CONTENT_EDITOR', 'POST', '/posts?draft=true', await post())
    for (const [publicId, status] of [
      ['nobody-wrote-this', 400],
      [live.publicId, 201],
      [draft.body.doc?.publicId, 201],
    ] as const)
      assert.equal((await named(`#/post-detail/${publicId}?from=home`)).status, status, publicId)
    const text = await as(
      'CONTENT_APPROVER',
      'POST',
      '/posts',
      await post({ content: withLink('#/post-detail/nobody-wrote-this'), _status: 'published' }),
    )
    assert.match(messagesOf(text), /no document at #\/post-detail\/nobody-wrote-this\. Choose one/)
  })

  it('to a type that the website still has from its own seed is taken', async () => {
    assert.equal((await named('#/about-us/career/any')).status, 201)
  })

  it('of the brand is known by its word', async () => {
    assert.equal((await ask(`#/${brand.slug}-pay`)).fault, null)
    assert.notEqual((await ask('#/other-pay')).fault, null)
  })

  it('may wait in a draft: only what readers see must lead somewhere', async () => {
    const draft = { destination: 'Read on', link: '#/not-yet' }
    assert.equal((await as('CONTENT_EDITOR', 'POST', '/search-destinations?draft=true', draft)).status, 201)
  })
})

describe('the list of pages to choose from', () => {
  it('finds a post by its name in either language, also when it is written in Zawgyi', async () => {
    const burmese = 'ညပိုင်း ဒေတာ အထူးအစီအစဉ် အသစ်ကို ယနေ့ စတင် ရောင်းချပါပြီ'
    const live = await published('posts', await post({ title: 'Lanterns of Tazaungdaing' }))
    await as('ADMIN', 'PATCH', `/posts/${live.id}?locale=my`, { title: burmese, _status: 'published' })
    const link = `#/post-detail/${live.publicId}`
    const zawgyi = new myanmarTools.ZawgyiConverter().unicodeToZawgyi(burmese)
    for (const words of ['lanterns', 'အထူးအစီအစဉ်', zawgyi, live.publicId])
      assert.ok(
        (await ask(words)).links.some((found) => found.link === link),
        words,
      )
    assert.deepEqual((await ask('no such words anywhere')).links, [])
  })

  it('is told what is wrong with an address, and is for staff only', async () => {
    assert.match(String((await ask('#/no-such-page')).fault), /no page/)
    assert.equal((await as('NOBODY', 'GET', '/links?words=a')).status, 403)
  })
})

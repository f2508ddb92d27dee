import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { as, type Doc, post, query, sessionOf } from './cms.ts'
import { paragraph } from '../tasks/formatted.ts'

const UNSAVED = 'Words that nobody has saved'
const UNSAVED_MY = 'မသိမ်းရသေးသော စာများ'

async function aDraft(locale: 'en' | 'my' = 'en'): Promise<Doc> {
  const made = await as('CONTENT_EDITOR', 'POST', '/posts?draft=true', await post({ title: 'Saved' }))
  const { id } = made.body.doc ?? { id: 0 }
  const my = { title: 'သိမ်းပြီးသော ခေါင်းစဉ်', content: paragraph('သိမ်းပြီးသော စာ') }
  await as('CONTENT_EDITOR', 'PATCH', `/posts/${id}?draft=true&locale=my`, my)
  return (await as('CONTENT_EDITOR', 'GET', `/posts/${id}?draft=true&depth=0&locale=${locale}`))
    .body as unknown as Doc
}

type Side = { title: string; contentHtml: string; category: { publicId: string }; publicId: string }
type Letter = { en: Side; my: Side; lang: string; wide: boolean; path: string; collection: string }

async function ask(id: number, form: object, more = { locale: 'en', wide: false }): Promise<Letter> {
  const { locale, wide } = more
  const answer = await as('CONTENT_EDITOR', 'POST', `/posts/${id}/live?locale=${locale}`, { form, wide })
  assert.equal(answer.status, 200)
  assert.match(String(answer.body['address']), /\/live\?pass=\d+\.[0-9a-f]{64}#changed$/)
  return JSON.parse(String(answer.body['words'])) as Letter
}

describe('the form for the live preview', () => {
  it('is the unsaved words of one language and the stored ones of the other, completed as readers get them', async () => {
    const doc = await aDraft()
    const form = { ...doc, title: UNSAVED, content: paragraph('An unsaved text') }
    const letter = await ask(doc.id, form)
    assert.deepEqual([letter.en.title, letter.my.title], [UNSAVED, 'သိမ်းပြီးသော ခေါင်းစဉ်'])
    assert.match(letter.en.contentHtml, /<p>An unsaved text<\/p>/)
    assert.match(letter.my.contentHtml, /<p>သိမ်းပြီးသော စာ<\/p>/)
    assert.equal(typeof letter.en.category.publicId, 'string')
    assert.deepEqual([letter.lang, letter.path], ['en', `post-detail/${doc.publicId}`])
  })

  it('from the Burmese side is Burmese, and English stays as it is stored', async () => {
    const doc = await aDraft('my')
    const letter = await ask(doc.id, { ...doc, title: UNSAVED_MY }, { locale: 'my', wide: true })
    assert.deepEqual([letter.en.title, letter.my.title], ['Saved', UNSAVED_MY])
    assert.deepEqual([letter.lang, letter.wide], ['my', true])
  })

  it('is stored nowhere: no version, no draft, nothing for the website', async () => {
    const doc = await aDraft()
    const kept = () =>
      query(
        `select (select count(*) from _posts_v) as versions, (select count(*) from content_outbox) as outbox,
          (select count(*) from _posts_v_locales where version_title = $1) as words`,
        [UNSAVED],
      )
    const before = await kept()
    await ask(doc.id, { ...doc, title: UNSAVED })
    assert.deepEqual(await kept(), before)
    // The control: a save is seen by the same question.
    await as('CONTENT_EDITOR', 'PATCH', `/posts/${doc.id}?draft=true`, { title: UNSAVED })
    assert.notDeepEqual(await kept(), before)
  })

  it('is for staff alone, and has a largest size', async () => {
    const doc = await aDraft()
    const path = `/posts/${doc.id}/live`
    for (const who of ['NOBODY', 'READER'] as const)
      assert.equal((await as(who, 'POST', path, { form: doc, wide: false })).status, 403)
    const large = { form: { ...doc, description: 'a'.repeat(1_000_001) } }
    assert.equal((await as('CONTENT_EDITOR', 'POST', path, large)).status, 413)
  })

  it('of a page of somebody else is not taken for the colleague’s own', async () => {
    const doc = await aDraft()
    const cookie = await sessionOf('CONTENT_EDITOR')
    const answer = await fetch(`${process.env['CMS_URL']}/api/posts/${doc.id}/live`, {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example', 'content-type': 'text/plain' },
      body: JSON.stringify({ form: doc }),
    })
    assert.equal(answer.status, 403)
  })
})

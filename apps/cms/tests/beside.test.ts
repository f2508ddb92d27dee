import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { as, type Doc, messagesOf, post, query } from './cms.ts'
import { paragraph } from '../tasks/formatted.ts'

type Row = Record<string, unknown>

const draft = async (data: object): Promise<Doc> => {
  const made = await as('CONTENT_EDITOR', 'POST', '/posts?draft=true', await post(data as Row))
  assert.equal(made.status, 201)
  return made.body.doc as Doc
}

const read = async (id: number, locale: 'en' | 'my', who: 'CONTENT_EDITOR' | 'READER' = 'CONTENT_EDITOR') =>
  (await as(who, 'GET', `/posts/${id}?draft=true&depth=0&locale=${locale}&fallback-locale=none`))
    .body as unknown as Doc

const save = (id: number, data: object, locale = 'en', query = 'draft=true') =>
  as('CONTENT_EDITOR', 'PATCH', `/posts/${id}?${query}&locale=${locale}`, data)

describe('two languages in one form', () => {
  it('are written by one save, from either side, also of a new document', async () => {
    const { id } = await draft({ title: 'Tea', titleBeside: 'လက်ဖက်ရည်' })
    assert.deepEqual([(await read(id, 'en')).title, (await read(id, 'my')).title], ['Tea', 'လက်ဖက်ရည်'])
    await save(id, { title: 'ကော်ဖီ', titleBeside: 'Coffee' }, 'my')
    assert.deepEqual([(await read(id, 'en')).title, (await read(id, 'my')).title], ['Coffee', 'ကော်ဖီ'])
    const [versions] = await query<{ n: string }>('select count(*) as n from _posts_v where parent_id = $1', [
      id,
    ])
    assert.equal(versions?.n, '2')
  })

  it('come back together when they are read and when they are saved', async () => {
    const { id } = await draft({ title: 'Tea', titleBeside: 'လက်ဖက်ရည်' })
    await save(id, { content: paragraph('စာ') }, 'my')
    const seen = await read(id, 'en')
    assert.equal(seen['titleBeside'], 'လက်ဖက်ရည်')
    assert.match(String(seen['contentBesideRead']), /"text":"စာ"/)
    const saved = await save(id, { title: 'Green tea' })
    assert.equal(saved.body.doc?.['titleBeside'], 'လက်ဖက်ရည်')
  })

  it('stay as they are where a call does not send them, and are emptied where it sends nothing', async () => {
    const { id } = await draft({ title: 'Tea', titleBeside: 'လက်ဖက်ရည်' })
    await save(id, { title: 'Green tea' })
    assert.equal((await read(id, 'my')).title, 'လက်ဖက်ရည်')
    await save(id, { titleBeside: '' })
    assert.equal((await read(id, 'my')).title || null, null)
  })

  it('stand in the rows of a list, new ones too', async () => {
    const prizes = [{ label: 'A phone', labelBeside: 'ဖုန်းတစ်လုံး' }]
    const { id } = await draft({ template: 'CAMPAIGN', campaign: { prizes } })
    const rowsOf = async (locale: 'en' | 'my') =>
      ((await read(id, locale))['campaign'] as { prizes: Row[] }).prizes
    assert.deepEqual(
      (await rowsOf('my')).map(({ label }) => label),
      ['ဖုန်းတစ်လုံး'],
    )
    const [kept] = await rowsOf('en')
    const more = [
      { label: 'A kettle', labelBeside: 'ရေနွေးအိုး' },
      { ...kept, labelBeside: 'ဖုန်း' },
    ]
    await save(id, { campaign: { prizes: more } })
    assert.deepEqual(
      (await rowsOf('en')).map(({ label }) => label),
      ['A kettle', 'A phone'],
    )
    assert.deepEqual(
      (await rowsOf('my')).map(({ label }) => label),
      ['ရေနွေးအိုး', 'ဖုန်း'],
    )
  })

  it('are marked, searched and normalised together', async () => {
    const { id } = await draft({ title: 'Tea' })
    const missing = async () => (await read(id, 'en'))['burmeseMissing']
    assert.equal(await missing(), true)
    await save(id, { title: 'Tea', titleBeside: 'လက်\u200bဖက်ရည်' })
    assert.equal(await missing(), false)
    assert.equal((await read(id, 'my')).title, 'လက်ဖက်ရည်')
    const { body } = await as('CONTENT_EDITOR', 'GET', `/desk/search?words=${encodeURIComponent('လက်ဖက်ရည်')}`)
    assert.ok((body['hits'] as { id: number }[]).some((hit) => hit.id === id))
  })

  it('are refused together, and nothing of either is kept', async () => {
    const made = await as('CONTENT_APPROVER', 'POST', '/announcements?draft=true', {
      content: 'Short',
      contentBeside: 'တို',
    })
    const { id } = made.body.doc as Doc
    const long = 'မြန်မာစာ '.repeat(40)
    const refused = await as('CONTENT_APPROVER', 'POST', `/announcements/${id}/review`, { deed: 'SUBMIT' })
    assert.equal(refused.status, 200, 'the control: both are right')
    await as('CONTENT_APPROVER', 'PATCH', `/announcements/${id}?draft=true`, {
      content: 'New',
      contentBeside: long,
    })
    const sent = await as('CONTENT_APPROVER', 'POST', `/announcements/${id}/review`, { deed: 'SUBMIT' })
    assert.equal(sent.status, 400)
    assert.match(messagesOf(sent), /In Burmese/)
  })

  it('of a post: publishing with a broken other language leaves what is live as it was', async () => {
    const doc = await draft({ title: 'Tea', titleBeside: 'လက်ဖက်ရည်' })
    const published = { _status: 'published', title: '', titleBeside: 'လက်ဖက်ရည် အသစ်' }
    const sent = await as('CONTENT_APPROVER', 'PATCH', `/posts/${doc.id}`, published)
    assert.equal(sent.status, 400)
    assert.deepEqual([(await read(doc.id, 'en')).title, (await read(doc.id, 'my')).title], ['Tea', 'လက်ဖက်ရည်'])
  })

  it('are no affair of readers', async () => {
    const { id } = await draft({ title: 'Tea', titleBeside: 'လက်ဖက်ရည်' })
    assert.equal((await read(id, 'en', 'READER'))['titleBeside'] ?? null, null)
  })
})

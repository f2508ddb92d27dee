import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import myanmarTools from 'myanmar-tools'
import { as, messagesOf, post, publicOne, published } from './cms.ts'
import { paragraph } from '../tasks/formatted.ts'

const UNICODE =
  'လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် လည်းကောင်း၊ တူညီလွတ်လပ်သော အခွင့်အရေးများဖြင့် လည်းကောင်း၊ မွေးဖွားလာသူများ ဖြစ်သည်။'
const ZAWGYI = new myanmarTools.ZawgyiConverter().unicodeToZawgyi(UNICODE)

describe('Zawgyi', () => {
  it('is stopped at the door, in a line and in formatted text, with how it would read', async () => {
    const line = await as('ADMIN', 'POST', '/posts?draft=true&locale=my', await post({ title: ZAWGYI }))
    assert.equal(line.status, 400)
    assert.match(messagesOf(line), /Zawgyi.*လူတိုင်းသည်/s)
    const formatted = await as(
      'ADMIN',
      'POST',
      '/posts?draft=true&locale=my',
      await post({ content: paragraph(ZAWGYI) }),
    )
    assert.equal(formatted.status, 400)
  })

  it('is converted when somebody says so, and Unicode beside it is not touched', async () => {
    const { status, body } = await as(
      'ADMIN',
      'POST',
      '/posts?draft=true&locale=my',
      await post({ title: ZAWGYI, description: UNICODE, convertZawgyi: true }),
    )
    assert.equal(status, 201)
    assert.equal(body.doc?.['title'], UNICODE.normalize('NFC'))
    assert.equal(body.doc?.['description'], UNICODE.normalize('NFC'))
  })

  it('Unicode passes, without invisible characters and in NFC', async () => {
    const asat = 'မြန်\u200bမာ သု\u1036\u103a\u1037း'
    const { status, body } = await as(
      'ADMIN',
      'POST',
      '/posts?draft=true&locale=my',
      await post({ title: UNICODE, description: asat }),
    )
    assert.equal(status, 201)
    assert.equal(body.doc?.['description'], asat.replace('\u200b', '').normalize('NFC'))
  })

  it('a short doubtful text is kept and flagged', async () => {
    const { status, body } = await as(
      'ADMIN',
      'POST',
      '/posts?draft=true&locale=my',
      await post({ title: ZAWGYI.slice(0, 12) }),
    )
    assert.equal(status, 201)
    assert.match(String(body.doc?.['zawgyiFlag']), /title/)
  })

  it('staff see before and after; others get nothing', async () => {
    const seen = await as('CONTENT_EDITOR', 'POST', '/zawgyi', { title: ZAWGYI })
    const [finding] = seen.body['findings'] as { path: string; after: string; certain: boolean }[]
    assert.deepEqual(
      [finding?.path, finding?.certain, finding?.after],
      ['title', true, UNICODE.normalize('NFC')],
    )
    assert.equal((await as('NOBODY', 'POST', '/zawgyi', { title: ZAWGYI })).status, 403)
  })
})

describe('Burmese missing', () => {
  const isListed = async (id: number, missing: boolean): Promise<boolean> => {
    const { body } = await as(
      'CONTENT_EDITOR',
      'GET',
      `/posts?draft=true&where[burmeseMissing][equals]=${missing}&where[id][equals]=${id}`,
    )
    return body.totalDocs === 1
  }

  it('is found by the filter until the last text is written, rows of a list included', async () => {
    const live = await published(
      'posts',
      await post({ template: 'NEWS', campaign: { prizes: [{ label: 'A phone' }] } }),
    )
    assert.equal(await isListed(live.id, true), true)
    await as('ADMIN', 'PATCH', `/posts/${live.id}?locale=my&draft=true`, { title: 'ခေါင်းစဉ်' })
    assert.equal(await isListed(live.id, true), true)
    const rows = (live['campaign'] as { prizes: { id: string }[] }).prizes.map(({ id }) => ({
      id,
      label: 'ဖုန်းတစ်လုံး',
    }))
    await as('ADMIN', 'PATCH', `/posts/${live.id}?locale=my&draft=true`, { campaign: { prizes: rows } })
    assert.equal(await isListed(live.id, true), false)
    assert.equal(await isListed(live.id, false), true)
    await as('ADMIN', 'PATCH', `/posts/${live.id}?locale=en&draft=true`, { description: 'New English words' })
    assert.equal(await isListed(live.id, true), true)
  })

  it('English stands in for the reader who asks in Burmese, unless told not to', async () => {
    const live = await published('posts', await post())
    const fallen = await as('NOBODY', 'GET', `/posts/${live.id}?locale=my`)
    assert.equal(fallen.body['title'], 'A first title')
    const bare = await as('NOBODY', 'GET', `/posts/${live.id}?locale=my&fallback-locale=none`)
    assert.equal(bare.body['title'] ?? null, null)
    assert.equal((await publicOne('posts', live.id))?.['title'], 'A first title')
  })
})

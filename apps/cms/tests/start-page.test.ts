import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import myanmarTools from 'myanmar-tools'
import { as, post, published, sessionOf } from './cms.ts'
import { paragraph, withLink } from '../tasks/formatted.ts'

const MARK = `qz${Date.now()}`
const BURMESE = 'ညပိုင်း ဒေတာ အထူးအစီအစဉ် အသစ်ကို ယနေ့ စတင် ရောင်းချပါပြီ'

const hits = async (words: string): Promise<number[]> => {
  const { body } = await as('CONTENT_EDITOR', 'GET', `/desk/search?words=${encodeURIComponent(words)}`)
  return (body['hits'] as { id: number }[]).map(({ id }) => id)
}

describe('search over all content', () => {
  it('finds a draft by words of its text, in either language, also in Zawgyi', async () => {
    const made = await as(
      'CONTENT_EDITOR',
      'POST',
      '/posts?draft=true',
      await post({ content: paragraph(`deep ${MARK}`) }),
    )
    const id = made.body.doc?.id ?? 0
    await as('CONTENT_EDITOR', 'PATCH', `/posts/${id}?draft=true&locale=my`, {
      description: `${BURMESE} ${MARK}`,
    })
    const zawgyi = new myanmarTools.ZawgyiConverter().unicodeToZawgyi(BURMESE)
    for (const words of [`deep ${MARK}`, `အထူးအစီအစဉ် ${MARK}`, zawgyi])
      assert.ok((await hits(words)).includes(id), words)
    assert.deepEqual(await hits(`deep ${MARK} nowhere`), [])
  })

  it('takes percent signs as they are, and is for staff only', async () => {
    assert.deepEqual(await hits('%%%%'), [])
    assert.equal((await as('NOBODY', 'GET', '/desk/search?words=post')).status, 403)
  })
})

describe('the start page', () => {
  const page = async (language: 'en' | 'my' = 'en'): Promise<string> => {
    const cookie = `${await sessionOf('CONTENT_EDITOR')}; payload-lng=${language}`
    const headers = { cookie, origin: String(process.env['CMS_URL']) }
    return (await fetch(`${process.env['CMS_URL']}/admin`, { headers })).text()
  }

  it('shows my drafts, what ends this week, what lacks Burmese and links that lead nowhere', async () => {
    const title = (word: string) => `${MARK} ${word}`
    await as('CONTENT_EDITOR', 'POST', '/posts?draft=true', await post({ title: title('mine') }))
    const soon = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString()
    const later = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString()
    await published('posts', await post({ title: title('ending'), visibleTo: soon }))
    const far = await published('posts', await post({ title: title('far'), visibleTo: later }))
    await as('ADMIN', 'PATCH', `/posts/${far.id}?locale=my`, { title: 'မြန်မာ', _status: 'published' })
    const gone = await published('posts', await post({ title: title('gone') }))
    const link = `#/post-detail/${gone.publicId}`
    await published('posts', await post({ title: title('linking'), content: withLink(link) }))
    await as('ADMIN', 'PATCH', `/posts/${gone.id}`, { _status: 'draft' })
    const seen = await page()
    for (const word of ['mine', 'ending', 'linking']) assert.ok(seen.includes(title(word)), word)
    assert.ok(seen.includes(link))
    assert.ok(!seen.includes(title('far')))
    assert.match(await page('my'), /ပျက်နေသော လင့်ခ်များ/)
  })
})

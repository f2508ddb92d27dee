import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { as, post, publicOne, published, sessionOf, type Who } from './cms.ts'
import { call, DEMO, hire, tokenOf } from './staff.ts'

const MARK = `lists-${Date.now()}`
const YESTERDAY = new Date(Date.now() - 24 * 3_600_000).toISOString()
const BEFORE = new Date(Date.now() - 48 * 3_600_000).toISOString()

type Staff = Exclude<Who, 'NOBODY' | 'READER'>

/** A list as its table and its tabs say it. */
async function list(who: Staff, path: string, language: 'en' | 'my' = 'en'): Promise<string> {
  const headers = {
    cookie: `${await sessionOf(who)}; payload-lng=${language}`,
    origin: String(process.env['CMS_URL']),
  }
  const page = await (await fetch(`${process.env['CMS_URL']}/admin${path}`, { headers })).text()
  return page.replaceAll('<!-- -->', '')
}

const waiting = async (content: string): Promise<number> => {
  const made = await as('CONTENT_EDITOR', 'POST', '/announcements?draft=true', { content })
  const id = made.body.doc?.id ?? 0
  await as('CONTENT_EDITOR', 'POST', `/announcements/${id}/review`, { deed: 'SUBMIT', words: '' })
  return id
}

const numberIn = (page: string, words: string): number =>
  Number(new RegExp(`${words}: (\\d+)`).exec(page)?.[1] ?? Number.NaN)

describe('what waits for review, over all types', () => {
  it('is counted on the start page and listed whole, for writers and for approvers', async () => {
    await waiting(`${MARK} announced`)
    const own = await as(
      'CONTENT_APPROVER',
      'POST',
      '/posts?draft=true',
      await post({ title: `${MARK} own` }),
    )
    await as('CONTENT_APPROVER', 'POST', `/posts/${own.body.doc?.id}/review`, { deed: 'SUBMIT', words: '' })
    const all = await list('CONTENT_APPROVER', '/waiting')
    for (const word of ['announced', 'own']) assert.ok(all.includes(`${MARK} ${word}`), word)
    const start = await list('CONTENT_APPROVER', '')
    assert.match(start, /href="\/admin\/waiting"/)
    assert.equal(numberIn(start, 'All'), numberIn(all, 'All'))

    const toApprove = await list('CONTENT_APPROVER', '/waiting?of=approve')
    assert.ok(toApprove.includes(`${MARK} announced`))
    assert.ok(!toApprove.includes(`${MARK} own`), 'nobody approves what they wrote')
    const mine = await list('CONTENT_EDITOR', '/waiting?of=mine')
    assert.ok(mine.includes(`${MARK} announced`))
    assert.ok(!mine.includes(`${MARK} own`))
    assert.ok(!mine.includes('For me to approve'))
    assert.match(await list('CONTENT_EDITOR', '/waiting', 'my'), /စိစစ်ရန် စောင့်ဆိုင်းနေသည်များ/)
  })

  it('is for staff only', async () => {
    for (const path of ['waiting', 'ended']) {
      const answer = await fetch(`${process.env['CMS_URL']}/admin/${path}`)
      assert.ok(!(await answer.text()).includes(MARK))
    }
  })
})

describe('what has ended or was taken off the website', () => {
  it('is listed whole, and what readers still see is not', async () => {
    const title = (word: string) => `${MARK} ${word}`
    await published('posts', await post({ title: title('over'), visibleFrom: BEFORE, visibleTo: YESTERDAY }))
    await published('posts', await post({ title: title('live') }))
    const down = await published('posts', await post({ title: title('down') }))
    await as('ADMIN', 'PATCH', `/posts/${down.id}`, { _status: 'draft' })
    await as('CONTENT_EDITOR', 'POST', '/posts?draft=true', await post({ title: title('never') }))
    assert.match(await list('CONTENT_EDITOR', ''), /href="\/admin\/ended"/)
    const seen = async (of: string) => {
      const page = await list('CONTENT_EDITOR', `/ended?of=${of}`)
      return ['over', 'down', 'live', 'never'].filter((word) => page.includes(title(word)))
    }
    assert.deepEqual(await seen('all'), ['over', 'down'])
    assert.deepEqual(await seen('over'), ['over'])
    assert.deepEqual(await seen('down'), ['down'])
  })

  it('comes back as a copy: a draft of its own, in both languages and without the old times, that goes through review', async () => {
    const content = `${MARK} comes back`
    const old = await waiting(content)
    await as('CONTENT_EDITOR', 'PATCH', `/announcements/${old}?draft=true&locale=my`, { content: 'ပြန်လာသည်' })
    const times = { visibleFrom: BEFORE, visibleTo: YESTERDAY }
    await as('CONTENT_EDITOR', 'PATCH', `/announcements/${old}?draft=true`, times)
    const step = (who: Who, id: number, deed: string) =>
      as(who, 'POST', `/announcements/${id}/review`, { deed, words: '' })
    const goOut = async (id: number): Promise<void> => {
      await step('CONTENT_EDITOR', id, 'SUBMIT')
      await step('CONTENT_APPROVER', id, 'APPROVE')
      assert.equal((await step('CONTENT_APPROVER', id, 'PUBLISH')).status, 200)
    }
    await goOut(old)
    assert.ok((await list('CONTENT_EDITOR', '/ended')).includes(content))

    const writer = await hire('CONTENT_EDITOR')
    const copied = await call(
      DEMO,
      'POST',
      `/announcements/${old}/duplicate`,
      {},
      await tokenOf(DEMO, writer),
    )
    const copy = copied.body['doc'] as { id: number }
    const read = async (locale: string) =>
      (await as('CONTENT_EDITOR', 'GET', `/announcements/${copy.id}?draft=true&depth=0&locale=${locale}`))
        .body
    const { content: en, stage, visibleFrom, visibleTo, writerName, _status } = await read('en')
    assert.deepEqual([en, stage, _status], [content, 'DRAFT', 'draft'])
    assert.deepEqual([visibleFrom ?? null, visibleTo ?? null], [null, null])
    assert.equal((await read('my'))['content'], 'ပြန်လာသည်')
    assert.equal(writerName ?? writer.email, writer.email)
    assert.equal(await publicOne('announcements', copy.id), null)
    await goOut(copy.id)
    assert.equal((await publicOne('announcements', copy.id))?.['content'], content)
    assert.equal((await publicOne('announcements', old))?.['visibleTo'], YESTERDAY)
  })

  it('no copy is live, whatever the call says', async () => {
    const old = await published('posts', await post())
    const two = await waiting(`${MARK} two`)
    for (const query of ['draft=false', 'draft=false&publishAllLocales=true', 'draft=true']) {
      const copy = await as('CONTENT_EDITOR', 'POST', `/posts/${old.id}/duplicate?${query}`, {
        _status: 'published',
      })
      const id = copy.body.doc?.id
      assert.ok(id === undefined || (await publicOne('posts', id)) === null, `an editor, ${query}`)
      const other = await as('ADMIN', 'POST', `/announcements/${two}/duplicate?${query}`, {
        _status: 'published',
      })
      const otherId = other.body.doc?.id
      assert.ok(otherId === undefined || (await publicOne('announcements', otherId)) === null, query)
    }
  })

  it('what goes by a name of the catalogue or the website has no copy', async () => {
    const words = { publicId: `CODE-${Date.now()}`, name: 'Only one' }
    const made = await as('CONTENT_EDITOR', 'POST', '/package-words?draft=true', words)
    const copy = await as('CONTENT_EDITOR', 'POST', `/package-words/${made.body.doc?.id}/duplicate`, {})
    assert.ok(copy.status >= 400)
  })
})

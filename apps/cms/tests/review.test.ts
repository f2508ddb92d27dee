import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { as, type Answer, messagesOf, publicOne, type Who } from './cms.ts'
import { call, DEMO, hire, tokenOf } from './staff.ts'
import { DEED_NAMES, type Deed, DEEDS, type Stage, STAGES } from '../src/review/stages.ts'

const PEOPLE: readonly Who[] = ['NOBODY', 'READER', 'CONTENT_EDITOR', 'CONTENT_APPROVER', 'ADMIN']

const deed = (who: Who, id: number, name: Deed, words = 'Said'): Promise<Answer> =>
  as(who, 'POST', `/announcements/${id}/review`, { deed: name, words })

const stage = async (id: number): Promise<unknown> =>
  (await as('ADMIN', 'GET', `/announcements/${id}/review`)).body['stage']

const WAY: Readonly<Record<Stage, readonly (readonly [Who, Deed])[]>> = {
  DRAFT: [],
  REVIEW: [['CONTENT_EDITOR', 'SUBMIT']],
  APPROVED: [
    ['CONTENT_EDITOR', 'SUBMIT'],
    ['CONTENT_APPROVER', 'APPROVE'],
  ],
  PUBLISHED: [
    ['CONTENT_EDITOR', 'SUBMIT'],
    ['CONTENT_APPROVER', 'APPROVE'],
    ['CONTENT_APPROVER', 'PUBLISH'],
  ],
}

/** An announcement that an editor wrote, brought to a stage. */
async function at(wanted: Stage, data: object = {}): Promise<number> {
  const made = await as('CONTENT_EDITOR', 'POST', '/announcements?draft=true', { content: 'First', ...data })
  const id = made.body.doc?.id ?? 0
  for (const [who, name] of WAY[wanted]) {
    const done = await deed(who, id, name)
    assert.equal(done.status, 200, `${name}: ${messagesOf(done)}`)
  }
  return id
}

describe('who may do what on the way to the readers', () => {
  for (const name of DEED_NAMES)
    for (const from of STAGES)
      for (const who of PEOPLE) {
        const row: { from: readonly Stage[]; who: readonly string[]; to: Stage | null } = DEEDS[name]
        const may = row.from.includes(from) && row.who.includes(who)
        it(`${who} ${may ? 'may' : 'may not'} ${name} at ${from}`, async () => {
          const id = await at(from)
          const done = await deed(who, id, name)
          assert.equal(done.status < 300, may, messagesOf(done))
          assert.equal(await stage(id), may ? (row.to ?? from) : from)
        })
      }
})

describe('what takes two people', () => {
  it('nobody publishes alone, by no way of the API', async () => {
    for (const who of ['CONTENT_APPROVER', 'ADMIN'] as const) {
      const id = await at('DRAFT')
      const ways = [
        await as(who, 'POST', '/announcements', { content: 'Alone', _status: 'published' }),
        await as(who, 'PATCH', `/announcements/${id}`, { _status: 'published' }),
        await as(who, 'PATCH', `/announcements/${id}?draft=true`, { _status: 'published' }),
        await as(who, 'PATCH', `/announcements/${id}`, { _status: 'published', stage: 'APPROVED' }),
        await as(who, 'PATCH', `/announcements/${id}?publishSpecificLocale=en`, { _status: 'published' }),
      ]
      assert.deepEqual(
        ways.map(({ status }) => status),
        ways.map(() => 403),
      )
      assert.match(messagesOf(ways[0] as Answer), /takes two people/)
      const many = await as(who, 'PATCH', `/announcements?where[id][equals]=${id}`, { _status: 'published' })
      assert.equal(many.body.docs?.length ?? 0, 0)
      assert.equal(await publicOne('announcements', id), null)
    }
  })

  it('who wrote it last does not approve it', async () => {
    const id = await at('DRAFT')
    await as('CONTENT_APPROVER', 'PATCH', `/announcements/${id}?draft=true`, { content: 'Better' })
    await deed('CONTENT_APPROVER', id, 'SUBMIT')
    const own = await deed('CONTENT_APPROVER', id, 'APPROVE')
    assert.equal(own.status, 403)
    assert.match(messagesOf(own), /Ask a colleague/)
    assert.equal((await deed('ADMIN', id, 'APPROVE')).status, 200)
  })

  it('an approver whose role was taken since they opened it approves nothing', async () => {
    const id = await at('REVIEW')
    const approver = await hire('CONTENT_APPROVER')
    const token = await tokenOf(DEMO, approver)
    const approve = (by: string) =>
      call(DEMO, 'POST', `/announcements/${id}/review`, { deed: 'APPROVE', words: 'Said' }, by)
    await as('ADMIN', 'PATCH', `/users/${approver.id}`, { role: 'CONTENT_EDITOR' })
    assert.ok((await approve(token)).status >= 400)
    assert.equal(await stage(id), 'REVIEW')
    await as('ADMIN', 'PATCH', `/users/${approver.id}`, { role: 'CONTENT_APPROVER' })
    assert.equal((await approve(await tokenOf(DEMO, approver))).status, 200)
  })

  it('what is changed after the approval is a draft again, and what was approved is what goes out', async () => {
    const id = await at('APPROVED')
    await as('CONTENT_APPROVER', 'PATCH', `/announcements/${id}?draft=true`, { content: 'Slipped in' })
    assert.equal(await stage(id), 'DRAFT')
    assert.equal((await deed('CONTENT_APPROVER', id, 'PUBLISH')).status, 403)
    const good = await at('PUBLISHED', { content: 'As approved' })
    assert.equal((await publicOne('announcements', good))?.['content'], 'As approved')
  })

  it('an old version comes back as a draft only', async () => {
    const id = await at('PUBLISHED')
    const { body } = await as('ADMIN', 'GET', `/announcements/versions?where[parent][equals]=${id}&limit=1`)
    const version = body.docs?.[0]?.id
    const refused = await as('ADMIN', 'POST', `/announcements/versions/${version}`)
    assert.equal(refused.status, 403)
    assert.match(messagesOf(refused), /Restore it as a draft/)
    assert.equal((await as('ADMIN', 'POST', `/announcements/versions/${version}?draft=true`)).status, 200)
    assert.equal(await stage(id), 'DRAFT')
  })

  it('one person takes it down: a wrong announcement must not wait for two', async () => {
    const id = await at('PUBLISHED')
    assert.equal(
      (await as('CONTENT_APPROVER', 'PATCH', `/announcements/${id}`, { _status: 'draft' })).status,
      200,
    )
    assert.equal(await publicOne('announcements', id), null)
  })

  it('of pages only the legal ones', async () => {
    const page = (publicId: string) => ({
      publicId,
      title: 'A page',
      updatedOn: '2026-11-18T05:30:00.000Z',
      _status: 'published',
    })
    assert.equal((await as('ADMIN', 'POST', '/pages', page('terms'))).status, 403)
    assert.equal((await as('ADMIN', 'POST', '/pages', page(`free-${Date.now()}`))).status, 201)
  })

  it('what could not be published is not sent to review either, and the words say why', async () => {
    const made = await as('CONTENT_EDITOR', 'POST', '/announcements?draft=true', {
      content: 'x',
      link: '#/gone',
    })
    const id = made.body.doc?.id ?? 0
    const refused = await deed('CONTENT_EDITOR', id, 'SUBMIT')
    assert.equal(refused.status, 400)
    assert.match(messagesOf(refused), /no page #\/gone/)
    assert.equal(await publicOne('announcements', id), null)
    assert.equal(await stage(id), 'DRAFT')
  })
})

describe('comments', () => {
  it('stand with who said them and what was done, the newest first; sending back needs one', async () => {
    const id = await at('REVIEW')
    assert.match(messagesOf(await deed('CONTENT_APPROVER', id, 'SEND_BACK', '  ')), /Write a comment/)
    await deed('CONTENT_APPROVER', id, 'SEND_BACK', 'Please name the price')
    const { notes } = (await as('CONTENT_EDITOR', 'GET', `/announcements/${id}/review`)).body as unknown as {
      notes: { deed: Deed; words: string; by: string }[]
    }
    assert.deepEqual(
      notes.map((note) => [note.deed, note.words]),
      [
        ['SEND_BACK', 'Please name the price'],
        ['SUBMIT', 'Said'],
      ],
    )
    assert.match(notes[0]?.by ?? '', /content_approver/)
    assert.equal((await as('NOBODY', 'GET', `/announcements/${id}/review`)).status, 403)
  })
})

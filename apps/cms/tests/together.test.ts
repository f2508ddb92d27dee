import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { as, type Doc, messagesOf, post } from './cms.ts'

const AT_ONCE = 12

const opened = async (id: number): Promise<Doc> =>
  (await as('CONTENT_EDITOR', 'GET', `/posts/${id}?draft=true&depth=0`)).body as unknown as Doc

describe('two colleagues on one document', () => {
  it('the later save is refused with who came first and when; on the newest state it is taken', async () => {
    const made = await as('CONTENT_EDITOR', 'POST', '/posts?draft=true', await post())
    const id = made.body.doc?.id ?? 0
    const { basedOn } = await opened(id)
    const first = await as('CONTENT_APPROVER', 'PATCH', `/posts/${id}?draft=true`, { title: 'One', basedOn })
    assert.equal(first.status, 200)
    const later = await as('CONTENT_EDITOR', 'PATCH', `/posts/${id}?draft=true`, { title: 'Two', basedOn })
    assert.equal(later.status, 409)
    assert.match(messagesOf(later), /content_approver.* changed this at \d\d:\d\d \(Yangon time\)/)
    assert.equal((await opened(id))['title'], 'One')
    const now = { title: 'Two', basedOn: (await opened(id))['basedOn'] }
    assert.equal((await as('CONTENT_EDITOR', 'PATCH', `/posts/${id}?draft=true`, now)).status, 200)
  })

  it('what a save answers is what the next one is based on', async () => {
    const made = await as('CONTENT_EDITOR', 'POST', '/posts?draft=true', await post())
    const id = made.body.doc?.id ?? 0
    let basedOn = made.body.doc?.['basedOn']
    for (const title of ['One', 'Two', 'Three']) {
      const saved = await as('CONTENT_EDITOR', 'PATCH', `/posts/${id}?draft=true`, { title, basedOn })
      assert.equal(saved.status, 200, messagesOf(saved))
      basedOn = saved.body.doc?.['basedOn']
    }
    const live = await as('ADMIN', 'PATCH', `/posts/${id}`, { _status: 'published', basedOn })
    assert.equal(live.status, 200)
    const after = { title: 'Four', basedOn: live.body.doc?.['basedOn'] }
    assert.equal((await as('CONTENT_EDITOR', 'PATCH', `/posts/${id}?draft=true`, after)).status, 200)
  })

  it(`of ${AT_ONCE} at once one is first and the others are told`, async () => {
    const made = await as('CONTENT_EDITOR', 'POST', '/posts?draft=true', await post())
    const id = made.body.doc?.id ?? 0
    const { basedOn } = await opened(id)
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        as('CONTENT_EDITOR', 'PATCH', `/posts/${id}?draft=true`, { title: `No ${at}`, basedOn }),
      ),
    )
    const counts = Map.groupBy(answers, ({ status }) => status)
    assert.equal(counts.get(200)?.length, 1)
    assert.equal(counts.get(409)?.length, AT_ONCE - 1)
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { as, type Answer, type Doc, post, publicOne, published, type Who } from './cms.ts'

type Deed = {
  name: string
  allowed: readonly Who[]
  changesPublic: boolean
  do: (who: Who, live: Doc) => Promise<Answer>
}

const WRITERS = ['CONTENT_EDITOR', 'CONTENT_APPROVER', 'ADMIN'] as const
const APPROVERS = ['CONTENT_APPROVER', 'ADMIN'] as const
const EVERYBODY: readonly Who[] = ['NOBODY', 'READER', ...WRITERS]
const other = { title: 'Another title' }

async function firstVersion(live: Doc): Promise<string> {
  await as('ADMIN', 'PATCH', `/posts/${live.id}`, { title: 'A second title' })
  const { body } = await as(
    'ADMIN',
    'GET',
    `/posts/versions?where[parent][equals]=${live.id}&sort=createdAt&limit=1`,
  )
  return String(body.docs?.[0]?.id)
}

/** Every way to a live document that the REST API has, with those who may take it. */
const DEEDS: readonly Deed[] = [
  {
    name: 'patches a live post',
    allowed: APPROVERS,
    changesPublic: true,
    do: (who, { id }) => as(who, 'PATCH', `/posts/${id}`, other),
  },
  {
    name: 'patches many',
    allowed: APPROVERS,
    changesPublic: true,
    do: (who, { id }) => as(who, 'PATCH', `/posts?where[id][equals]=${id}`, other),
  },
  {
    name: 'unpublishes',
    allowed: APPROVERS,
    changesPublic: true,
    do: (who, { id }) => as(who, 'PATCH', `/posts/${id}`, { _status: 'draft' }),
  },
  {
    name: 'unpublishes all languages under the name of a draft',
    allowed: APPROVERS,
    changesPublic: false,
    do: (who, { id }) => as(who, 'PATCH', `/posts/${id}?draft=true&unpublishAllLocales=true`, {}),
  },
  {
    name: 'publishes under the name of a draft',
    allowed: APPROVERS,
    changesPublic: true,
    do: (who, { id }) => as(who, 'PATCH', `/posts/${id}?draft=true`, { ...other, _status: 'published' }),
  },
  {
    name: 'publishes one language under the name of a draft',
    allowed: APPROVERS,
    changesPublic: false,
    do: (who, { id }) => as(who, 'PATCH', `/posts/${id}?draft=true&publishSpecificLocale=en`, other),
  },
  {
    name: 'restores a version',
    allowed: APPROVERS,
    changesPublic: false,
    do: async (who, live) => as(who, 'POST', `/posts/versions/${await firstVersion(live)}`),
  },
  {
    name: 'restores a version as a draft',
    allowed: WRITERS,
    changesPublic: false,
    do: async (who, live) => as(who, 'POST', `/posts/versions/${await firstVersion(live)}?draft=true`),
  },
  {
    name: 'moves to the bin',
    allowed: APPROVERS,
    changesPublic: true,
    do: (who, { id }) => as(who, 'PATCH', `/posts/${id}`, { deletedAt: new Date().toISOString() }),
  },
  {
    name: 'moves to the bin under the name of a draft',
    allowed: APPROVERS,
    changesPublic: true,
    do: (who, { id }) => as(who, 'PATCH', `/posts/${id}?draft=true`, { deletedAt: new Date().toISOString() }),
  },
  {
    name: 'deletes for good',
    allowed: ['ADMIN'],
    changesPublic: true,
    do: (who, { id }) => as(who, 'DELETE', `/posts/${id}`),
  },
  {
    name: 'creates published',
    allowed: APPROVERS,
    changesPublic: false,
    do: async (who) => as(who, 'POST', '/posts', await post({ _status: 'published' })),
  },
  {
    name: 'creates a draft',
    allowed: WRITERS,
    changesPublic: false,
    do: async (who) => as(who, 'POST', '/posts?draft=true', await post()),
  },
  {
    name: 'saves a draft over a live post',
    allowed: WRITERS,
    changesPublic: false,
    do: (who, { id }) => as(who, 'PATCH', `/posts/${id}?draft=true`, other),
  },
  {
    name: 'saves many drafts',
    allowed: WRITERS,
    changesPublic: false,
    do: (who, { id }) => as(who, 'PATCH', `/posts?draft=true&where[id][equals]=${id}`, other),
  },
]

describe('who may do what to a live document', () => {
  for (const deed of DEEDS) {
    for (const who of EVERYBODY) {
      const may = deed.allowed.includes(who)
      it(`${who} ${may ? 'may' : 'may not'}: ${deed.name}`, async () => {
        const live = await published('posts', await post())
        const { status } = await deed.do(who, live)
        const seen = await publicOne('posts', live.id)
        const changed = seen?.['title'] !== 'A first title' && seen?.['title'] !== 'A second title'
        assert.equal(status < 300, may, `answered ${status}`)
        assert.equal(changed, may && deed.changesPublic)
      })
    }
  }

  it('a copy made by an editor is a draft', async () => {
    const live = await published('posts', await post())
    const { body } = await as('CONTENT_EDITOR', 'POST', `/posts/${live.id}/duplicate?draft=true`, {})
    const copy = body.doc
    assert.ok(copy && copy.id !== live.id)
    assert.equal(await publicOne('posts', copy.id), null)
    assert.notEqual(copy.publicId, live.publicId)
  })

  it('a colleague cannot give himself another role, an administrator can', async () => {
    const mine = await as('CONTENT_EDITOR', 'GET', '/users/me')
    const me = (mine.body['user'] as { id: number }).id
    await as('CONTENT_EDITOR', 'PATCH', `/users/${me}`, { role: 'ADMIN' })
    const after = await as('ADMIN', 'GET', `/users/${me}`)
    assert.equal(after.body['role'], 'CONTENT_EDITOR')
    const given = await as('ADMIN', 'PATCH', `/users/${me}`, { name: 'Editor', role: 'CONTENT_EDITOR' })
    assert.equal(given.status, 200)
  })

  it('nobody becomes administrator by coming first', async () => {
    const { status } = await as('NOBODY', 'POST', '/users/first-register', {
      email: 'x@example.com',
      password: 'x'.repeat(12),
    })
    assert.equal(status, 403)
  })

  it('drafts, versions and colleagues are hidden from the public, and open to the preview reader', async () => {
    const made = await as('CONTENT_EDITOR', 'POST', '/posts?draft=true', await post({ title: 'Secret' }))
    const id = made.body.doc?.id
    assert.equal((await as('NOBODY', 'GET', `/posts/${id}?draft=true`)).status, 404)
    assert.equal((await as('READER', 'GET', `/posts/${id}?draft=true`)).status, 200)
    assert.equal((await as('NOBODY', 'GET', '/posts/versions')).status, 403)
    assert.equal((await as('NOBODY', 'GET', '/users')).status, 403)
  })
})

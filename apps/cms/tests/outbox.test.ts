import assert from 'node:assert/strict'
import { it } from 'node:test'
import { as, post, published, query } from './cms.ts'

const rowsOf = (publicId: string) =>
  query<{ collection: string }>('select collection from content_outbox where public_id = $1', [publicId])
const counter = async () =>
  Number((await query<{ last: string }>('select last_value as last from content_outbox_id_seq'))[0]?.last)
const countOf = async (table: string) =>
  Number((await query<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n)

it('every save and the deletion are noted once, by public id', async () => {
  const live = await published('posts', await post())
  await as('CONTENT_EDITOR', 'PATCH', `/posts/${live.id}?draft=true`, { title: 'Draft' })
  await as('ADMIN', 'DELETE', `/posts/${live.id}?select[title]=true`)
  assert.deepEqual(await rowsOf(live.publicId), [
    { collection: 'posts' },
    { collection: 'posts' },
    { collection: 'posts' },
  ])
})

it('a save whose commit fails is answered as a failure and leaves no note and no document', async () => {
  await query(
    `create function fail_at_commit() returns trigger language plpgsql as $$ begin raise exception 'forced'; end $$`,
  )
  await query(`create constraint trigger fail_at_commit after insert on posts deferrable initially deferred
    for each row execute function fail_at_commit()`)
  const before = {
    posts: await countOf('posts'),
    versions: await countOf('_posts_v'),
    notes: await countOf('content_outbox'),
    counter: await counter(),
  }
  const { status } = await as('ADMIN', 'POST', '/posts', await post({ _status: 'published' }))
  await query('drop trigger fail_at_commit on posts')
  await query('drop function fail_at_commit()')
  const after = {
    posts: await countOf('posts'),
    versions: await countOf('_posts_v'),
    notes: await countOf('content_outbox'),
    counter: await counter(),
  }
  assert.ok(status >= 500, `answered ${status}`)
  // A sequence does not roll back: the note had really been written when the commit failed.
  assert.equal(after.counter, before.counter + 1)
  assert.deepEqual({ ...after, counter: 0 }, { ...before, counter: 0 })
})

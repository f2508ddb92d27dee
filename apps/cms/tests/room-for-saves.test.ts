import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeRoom } from '../src/room-for-saves.ts'
import { as } from './cms.ts'

describe('saves at once', () => {
  it('are all answered, more of them than there are connections', { timeout: 120_000 }, async () => {
    // Signed in once, before all of them.
    await as('CONTENT_EDITOR', 'GET', '/digital-groups?limit=1')
    const saves = Array.from({ length: 40 }, (_, at) =>
      as('CONTENT_EDITOR', 'POST', '/digital-groups?draft=true', { name: `Group ${at}` }),
    )
    const answers = await Promise.all(saves)
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  })

  it('wait at the door in the order they came', async () => {
    const room = makeRoom(1)
    const came: string[] = []
    await room.enter()
    const others = ['first', 'second'].map((who) => room.enter().then(() => came.push(who)))
    assert.deepEqual(came, [])
    room.leave()
    room.leave()
    await Promise.all(others)
    assert.deepEqual(came, ['first', 'second'])
  })
})

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { inTurns, type Try, UNLIKE, unlikeness } from './alike.ts'
import { query } from './cms.ts'
import { type Account, call, hire, type Said, STRICT } from './staff.ts'

const wrong = () => randomBytes(12).toString('hex')
const tryWith = (email: string, password: string) => () =>
  call(STRICT, 'POST', '/users/login', { email, password })
const unknown: Try = { ask: () => tryWith(`${wrong()}@example.com`, wrong())() }
const known = ({ email, id }: Account): Try => ({
  ready: () => query('update users set login_attempts = 0, lock_until = null where id = $1', [id]),
  ask: tryWith(email, wrong()),
})
const locked = ({ email, id }: Account): Try => ({
  ready: () => query(`update users set lock_until = now() + interval '1 hour' where id = $1`, [id]),
  ask: tryWith(email, wrong()),
})
const without: Try = { ask: tryWith('x@example.com', '') }

describe('whether an address is somebody’s cannot be told', () => {
  it('by the time of an answer', async (test) => {
    const unlike = unlikeness(await inTurns(unknown, known(await hire())))
    test.diagnostic(`unknown against known: ${unlike.toFixed(2)} standard deviations`)
    assert.ok(unlike < UNLIKE, `${unlike}`)
  })

  it('nor of one that is locked', async (test) => {
    const unlike = unlikeness(await inTurns(unknown, locked(await hire())))
    test.diagnostic(`unknown against locked: ${unlike.toFixed(2)} standard deviations`)
    assert.ok(unlike < UNLIKE, `${unlike}`)
  })

  it('control: an answer that compares no password is told apart', async (test) => {
    const unlike = unlikeness(await inTurns(unknown, without))
    test.diagnostic(`unknown against nothing to compare: ${unlike.toFixed(2)} standard deviations`)
    assert.ok(unlike > UNLIKE, `${unlike}`)
  })

  it('by the words of an answer', async () => {
    const editor = await hire()
    const answers: Said[] = []
    for (const { ready, ask } of [unknown, known(editor), locked(editor)]) {
      await ready?.()
      answers.push(await ask())
    }
    assert.deepEqual(
      answers.map(({ status, body }) => [status, JSON.stringify(body)]),
      answers.map(() => [401, JSON.stringify(answers[0]?.body)]),
    )
  })

  const forgotten = (email: string) => call(STRICT, 'POST', '/users/forgot-password', { email })

  it('by asking for a new password', async () => {
    const { email } = await hire()
    const said = async (address: string) => {
      const { status, body } = await forgotten(address)
      return [status, JSON.stringify(body)]
    }
    assert.deepEqual(await said(email), await said('nobody@example.com'))
  })

  it('nor by how long that takes, though a letter is sent', async (test) => {
    const { email, id } = await hire()
    const known: Try = {
      ready: () => query('delete from staff_password_link where user_id = $1', [id]),
      ask: () => forgotten(email),
    }
    const unlike = unlikeness(await inTurns({ ask: () => forgotten(`${wrong()}@example.com`) }, known))
    test.diagnostic(`a letter against none: ${unlike.toFixed(2)} standard deviations`)
    assert.ok(unlike < UNLIKE, `${unlike}`)
  })
})

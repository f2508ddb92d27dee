import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { query } from './cms.ts'
import { type Account, call, hire, type Said, STRICT } from './staff.ts'

const ROUNDS = 16
/** Beyond this many standard deviations two series of times are not alike: one chance in 1,600. */
const UNLIKE = 3.2

type Try = { readonly ready?: () => Promise<unknown>; readonly ask: () => Promise<Said> }

/** Only the answer is timed, not how the account is made ready for it. */
async function timed({ ready, ask }: Try): Promise<number> {
  await ready?.()
  const began = performance.now()
  await ask()
  return performance.now() - began
}

/** In turns, so that a busy moment of the machine meets both. */
async function inTurns(one: Try, other: Try): Promise<readonly [number[], number[]]> {
  const [a, b]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    a.push(await timed(one))
    b.push(await timed(other))
  }
  return [a, b]
}

/** Mann and Whitney's test of two samples by their ranks, as a number of standard deviations. */
function unlikeness([a, b]: readonly [readonly number[], readonly number[]]): number {
  const wins = a.reduce(
    (sum, x) => sum + b.filter((y) => x > y).length + b.filter((y) => x === y).length / 2,
    0,
  )
  const pairs = a.length * b.length
  return Math.abs(wins - pairs / 2) / Math.sqrt((pairs * (a.length + b.length + 1)) / 12)
}

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

  it('by asking for a new password', async () => {
    const { email } = await hire()
    const ask = async (address: string) => {
      const { status, body } = await call(STRICT, 'POST', '/users/forgot-password', { email: address })
      return [status, JSON.stringify(body)]
    }
    assert.deepEqual(await ask(email), await ask('nobody@example.com'))
  })
})

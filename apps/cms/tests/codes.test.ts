import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { as, query } from './cms.ts'
import { call, codeOn, enrol, hire, laterOn, opens, signIn, STRICT, tokenOf } from './staff.ts'

const ADMIN_PASSWORD = process.env['CMS_ADMIN_PASSWORD'] ?? ''

describe('a code', () => {
  it('works once: whoever saw it cannot use it again, nor the one before', async () => {
    const editor = await hire()
    const { key } = await enrol(STRICT, editor)
    const [before, code] = [codeOn(key, -1), codeOn(key)]
    assert.equal((await signIn(STRICT, editor, code)).status, 200)
    assert.equal((await signIn(STRICT, editor, code)).status, 401)
    assert.equal((await signIn(STRICT, editor, before)).status, 401)
    assert.equal((await signIn(STRICT, editor, codeOn(key, 1))).status, 200)
  })

  it('works once also when it is used many times at the same moment', async () => {
    const editor = await hire()
    const { key } = await enrol(STRICT, editor)
    const sessions = await Promise.all([1, 2, 3, 4].map(() => tokenOf(STRICT, editor)))
    const code = codeOn(key)
    const answers = await Promise.all(
      sessions.map((token) => call(STRICT, 'POST', '/users/second-factor/check', { code }, token)),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  })

  it('can be guessed five times, then not even the right one helps for ten minutes, then twice as long', async () => {
    const editor = await hire()
    const { key } = await enrol(STRICT, editor)
    const token = await tokenOf(STRICT, editor)
    const check = async (code: string) =>
      (await call(STRICT, 'POST', '/users/second-factor/check', { code }, token)).body['outcome']
    const wrong = codeOn(key, 400)
    for (let guess = 0; guess < 5; guess += 1) assert.equal(await check(wrong), 'WRONG_CODE')
    assert.equal(await check(codeOn(key)), 'LOCKED')
    assert.equal(await minutesLocked(editor.id), 10)
    await laterOn(editor)
    assert.equal(await check(wrong), 'WRONG_CODE')
    assert.equal(await minutesLocked(editor.id), 20)
    await laterOn(editor)
    assert.equal(await check(codeOn(key)), 'DONE')
  })

  it('guesses at once are counted too', async () => {
    const editor = await hire()
    const { key } = await enrol(STRICT, editor)
    const token = await tokenOf(STRICT, editor)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(STRICT, 'POST', '/users/second-factor/check', { code: codeOn(key, 400) }, token),
      ),
    )
    assert.equal(answers.filter(({ body }) => body['outcome'] === 'WRONG_CODE').length, 5)
  })
})

const minutesLocked = async (id: number): Promise<number> => {
  const [row] = await query<{ minutes: string }>(
    'select round(extract(epoch from locked_until - now()) / 60) as minutes from staff_factor where user_id = $1',
    [id],
  )
  return Number(row?.minutes)
}

describe('a recovery code', () => {
  it('lets in once, in whatever way it is typed', async () => {
    const editor = await hire()
    const { recoveryCodes } = await enrol(STRICT, editor)
    const [first = '', second = ''] = recoveryCodes
    assert.equal(await opens(STRICT, await tokenOf(STRICT, editor, first)), true)
    assert.equal((await signIn(STRICT, editor, first)).status, 401)
    assert.equal((await signIn(STRICT, editor, second.replaceAll('-', ' ').toUpperCase())).status, 200)
  })

  it('of somebody else does not', async () => {
    const { recoveryCodes } = await enrol(STRICT, await hire())
    const other = await hire()
    await enrol(STRICT, other)
    assert.equal((await signIn(STRICT, other, recoveryCodes[0])).status, 401)
  })
})

describe('at rest', () => {
  it('neither the secret nor a code can be read in the database', async () => {
    const editor = await hire()
    const { key, recoveryCodes } = await enrol(STRICT, editor)
    const kept = JSON.stringify([
      await query('select * from staff_factor where user_id = $1', [editor.id]),
      await query('select * from staff_recovery_code where user_id = $1', [editor.id]),
    ])
    const base32 = key.replaceAll(' ', '')
    for (const canary of [base32, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      assert.ok(!kept.includes(canary))
    assert.ok(kept.includes('secret_sealed'))
  })

  it('a sealed secret is worth nothing in the row of a colleague', async () => {
    const [mine, theirs] = [await hire(), await hire()]
    const { key } = await enrol(STRICT, mine)
    await enrol(STRICT, theirs)
    await query(
      `update staff_factor set secret_sealed = (select secret_sealed from staff_factor where user_id = $1),
        last_step = 0 where user_id = $2`,
      [mine.id, theirs.id],
    )
    assert.equal((await signIn(STRICT, theirs, codeOn(key))).status, 401)
    await laterOn(mine)
    assert.equal((await signIn(STRICT, mine, codeOn(key))).status, 200, 'control: in its own row it opens')
  })

  it('no call of the CMS shows or changes what is kept', async () => {
    const editor = await hire()
    await enrol(STRICT, editor)
    const { body } = await as('ADMIN', 'GET', `/users/${editor.id}?depth=5&showHiddenFields=true`)
    assert.ok(!/sealed|recovery|hash/i.test(JSON.stringify(body)))
    for (const name of ['staff_factor', 'staff-factor', 'staff_recovery_code', 'staff_session'])
      assert.equal((await as('ADMIN', 'GET', `/${name}`)).status, 404)
  })
})

describe('a colleague lost the phone', () => {
  it('an administrator removes it with the own password; they are signed out and set up another one', async () => {
    const editor = await hire()
    const { token } = await enrol(STRICT, editor)
    const remove = (password: string) =>
      as('ADMIN', 'POST', '/users/second-factor/remove', { user: String(editor.id), password })
    assert.equal((await remove('not the password of mine')).body['outcome'], 'WRONG_PASSWORD')
    assert.equal(await opens(STRICT, token), true)
    assert.equal((await remove(ADMIN_PASSWORD)).body['outcome'], 'DONE')
    assert.equal(await opens(STRICT, token), false)
    assert.equal((await signIn(STRICT, editor)).body['lacks'], 'ENROLMENT')
  })

  it('nobody else does, not even the own', async () => {
    const [editor, other] = [await hire('CONTENT_APPROVER'), await hire()]
    const { token } = await enrol(STRICT, editor)
    for (const { id } of [editor, other]) {
      const body = { user: String(id), password: editor.password }
      assert.equal((await call(STRICT, 'POST', '/users/second-factor/remove', body, token)).status, 403)
    }
  })
})

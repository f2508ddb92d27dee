import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { passwordFault } from '../src/staff/password-rule.ts'
import { as, messagesOf } from './cms.ts'
import { call, DEMO, hire, opens, signIn, tokenOf } from './staff.ts'

const GOOD = 'lanterns over nine green fields'
const ADMIN_PASSWORD = process.env['CMS_ADMIN_PASSWORD'] ?? ''
const newcomer = (password: unknown) => ({
  email: `n${randomBytes(4).toString('hex')}@example.com`,
  role: 'CONTENT_EDITOR',
  password,
})

describe('a new password', () => {
  for (const [what, password, fault] of [
    ['14 letters that nobody knows', 'kx7-vq2-mn9-wz', 'TOO_SHORT'],
    ['long and known', 'passwordpassword', 'KNOWN'],
    ['counted up', '123456789012345', 'KNOWN'],
    ['along the keyboard', 'qwertyuiopasdfghjkl', 'KNOWN'],
    ['one letter', 'aaaaaaaaaaaaaaaaaaaa', 'KNOWN'],
    ['known, with a twist', 'P4ssw0rd12345678', 'KNOWN'],
    ['a known one three times', 'iloveyouiloveyouiloveyou', 'KNOWN'],
    ['the own address', 'editor.newsroom@example.com', 'KNOWN'],
    ['four words', GOOD, null],
    ['in Burmese', 'မီးပုံးများ ကွင်းပြင်စိမ်း ညချမ်း', null],
    ['random', 'kx7vq2mn9wzr4tb', null],
  ] as const)
    it(`${what}: ${fault ?? 'taken'}`, () => {
      assert.equal(passwordFault(password, ['editor.newsroom@example.com', 'Editor']), fault)
    })

  it('is judged for an account an administrator makes', async () => {
    for (const password of ['short', 'passwordpassword', 15, ['lanterns over nine green fields']]) {
      const answer = await as('ADMIN', 'POST', '/users', newcomer(password))
      assert.equal(answer.status, 400, String(password))
    }
    assert.equal((await as('ADMIN', 'POST', '/users', newcomer(GOOD))).status, 201)
  })

  it('is refused in the language of the screens', async () => {
    const { body } = await call(
      DEMO,
      'PATCH',
      `/users/${(await hire()).id}?locale=en`,
      { password: 'short' },
      await tokenOf(DEMO, await hire('ADMIN')),
    )
    assert.match(JSON.stringify(body['errors']), /at least 15 characters/)
  })
})

describe('changing a password', () => {
  it('needs the old one; other sessions end, this one stays', async () => {
    const editor = await hire()
    const [here, elsewhere] = [await tokenOf(DEMO, editor), await tokenOf(DEMO, editor)]
    const change = (body: object) => call(DEMO, 'PATCH', `/users/${editor.id}`, body, here)
    for (const currentPassword of [undefined, '', 'another password', GOOD]) {
      assert.equal((await change({ password: GOOD, currentPassword })).status, 400, String(currentPassword))
    }
    assert.equal((await signIn(DEMO, editor)).status, 200, 'the old one still opens')
    assert.equal((await change({ password: GOOD, currentPassword: editor.password })).status, 200)
    assert.equal((await signIn(DEMO, editor)).status, 401)
    assert.deepEqual([await opens(DEMO, here), await opens(DEMO, elsewhere)], [true, false])
  })

  it('of a colleague needs the administrator’s own', async () => {
    const editor = await hire()
    const change = (currentPassword: string) =>
      as('ADMIN', 'PATCH', `/users/${editor.id}`, { password: GOOD, currentPassword })
    const refused = await change(editor.password)
    assert.equal(refused.status, 400)
    assert.match(messagesOf(refused), /currentPassword/)
    assert.equal((await change(ADMIN_PASSWORD)).status, 200)
    assert.equal((await signIn(DEMO, { ...editor, password: GOOD })).status, 200)
  })

  it('of many at once is not possible', async () => {
    const editor = await hire()
    const answer = await as('ADMIN', 'PATCH', `/users?where[id][equals]=${editor.id}`, {
      password: GOOD,
      currentPassword: ADMIN_PASSWORD,
    })
    assert.equal(answer.status, 403)
    assert.equal((await signIn(DEMO, editor)).status, 200)
  })

  it('is not possible by writing what is kept of it', async () => {
    const [editor, other] = [await hire(), await hire()]
    const token = await tokenOf(DEMO, editor)
    const fields = { hash: 'x', salt: 'y', resetPasswordToken: 'z', loginAttempts: -1000, sessions: [] }
    await call(DEMO, 'PATCH', `/users/${editor.id}`, fields, token)
    assert.equal(await opens(DEMO, token), true)
    assert.equal((await signIn(DEMO, editor)).status, 200)
    const taken = { password: GOOD, currentPassword: editor.password }
    assert.ok((await call(DEMO, 'PATCH', `/users/${other.id}`, taken, token)).status >= 400)
    assert.equal((await signIn(DEMO, other)).status, 200)
  })
})

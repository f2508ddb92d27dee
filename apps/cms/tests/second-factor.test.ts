import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { query } from './cms.ts'
import { call, codeOn, DEMO, enrol, hire, laterOn, opens, signIn, STRICT, tokenOf } from './staff.ts'

describe('where real staff work, a password alone', () => {
  it('opens nothing by any call, and cannot be refreshed', async () => {
    const editor = await hire()
    const { status, body } = await signIn(STRICT, editor)
    assert.equal(status, 200)
    assert.equal(body['lacks'], 'ENROLMENT')
    assert.equal(body['user'], undefined)
    const token = String(body['token'])
    assert.equal(await opens(STRICT, token), false)
    for (const [method, path] of [
      ['GET', '/users'],
      ['GET', '/posts/versions'],
      ['POST', '/posts?draft=true'],
      ['PATCH', `/users/${editor.id}`],
      ['DELETE', `/users/${editor.id}`],
      ['POST', '/users/refresh-token'],
      ['POST', '/zawgyi'],
      ['POST', '/users/second-factor/remove'],
      ['POST', '/users/unlock'],
    ] as const) {
      const body = method === 'GET' ? undefined : { email: editor.email }
      assert.equal((await call(STRICT, method, path, body, token)).status, 403, path)
    }
  })

  it('opens no screen: the cookie leads back to signing in', async () => {
    const { headers } = await signIn(STRICT, await hire())
    const cookie = String(headers.get('set-cookie')).split(';')[0] ?? ''
    const page = await fetch(`${STRICT}/admin/collections/posts`, {
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'none' },
    })
    const text = await page.text()
    assert.ok(page.status === 307 || /NEXT_REDIRECT[^"]*login/.test(text), `${page.status}`)
  })

  it('is enough for an administrator neither', async () => {
    assert.equal(await opens(STRICT, await tokenOf(STRICT, await hire('ADMIN'))), false)
  })

  it('control: where it is only offered, it opens', async () => {
    assert.equal(await opens(DEMO, await tokenOf(DEMO, await hire())), true)
  })
})

describe('an account that has no second factor yet', () => {
  it('sets one up at its next sign-in, and that session opens', async () => {
    const editor = await hire()
    const { token, recoveryCodes } = await enrol(STRICT, editor)
    assert.equal(await opens(STRICT, token), true)
    assert.equal(new Set(recoveryCodes).size, 10)
  })

  it('needs the password once more, and the code of the phone', async () => {
    const editor = await hire()
    const token = await tokenOf(STRICT, editor)
    const begin = (password: string) =>
      call(STRICT, 'POST', '/users/second-factor/begin', { password }, token)
    assert.equal((await begin('another password')).body['outcome'], 'WRONG_PASSWORD')
    const { body } = await begin(editor.password)
    const confirm = (code: string) => call(STRICT, 'POST', '/users/second-factor/confirm', { code }, token)
    assert.equal((await confirm(codeOn(String(body['key']), 40))).body['outcome'], 'WRONG_CODE')
    assert.equal(await opens(STRICT, token), false)
  })

  it('without a session nobody can begin', async () => {
    const { password } = await hire()
    assert.equal((await call(STRICT, 'POST', '/users/second-factor/begin', { password })).status, 403)
  })
})

describe('a session with the second factor', () => {
  it('opens after the code, in one call or in two', async () => {
    const editor = await hire()
    const { key } = await enrol(STRICT, editor)
    assert.equal(await opens(STRICT, await tokenOf(STRICT, editor, codeOn(key))), true)
    await laterOn(editor)
    const token = await tokenOf(STRICT, editor)
    assert.equal(await opens(STRICT, token), false)
    const checked = await call(STRICT, 'POST', '/users/second-factor/check', { code: codeOn(key) }, token)
    assert.equal(checked.body['outcome'], 'DONE')
    assert.equal(await opens(STRICT, token), true)
  })

  it('stays open when it is refreshed, and one that lacks the code stays shut', async () => {
    const editor = await hire()
    const { token } = await enrol(STRICT, editor)
    const { body } = await call(STRICT, 'POST', '/users/refresh-token', {}, token)
    assert.equal(await opens(STRICT, String(body['refreshedToken'])), true)
    const half = await tokenOf(STRICT, editor)
    assert.equal((await call(STRICT, 'POST', '/users/refresh-token', {}, half)).status, 403)
  })

  it('is asked for in a demo too, once it is set up; sessions from before are shut', async () => {
    const editor = await hire()
    const before = await tokenOf(DEMO, editor)
    const { token } = await enrol(DEMO, editor)
    assert.deepEqual([await opens(DEMO, token), await opens(DEMO, before)], [true, false])
    assert.equal((await signIn(DEMO, editor)).body['lacks'], 'CODE')
  })

  it('another phone is set up only from a session that has shown the first one', async () => {
    const editor = await hire()
    const { token } = await enrol(STRICT, editor)
    const half = await tokenOf(STRICT, editor)
    const begin = (session: string) =>
      call(STRICT, 'POST', '/users/second-factor/begin', { password: editor.password }, session)
    assert.equal((await begin(half)).status, 403)
    assert.equal((await begin(token)).status, 200)
  })
})

describe('no way around it', () => {
  it('a forgotten password: a token of Payload’s own is never made, and one that exists sets nothing and opens nothing', async () => {
    const editor = await hire()
    await enrol(STRICT, editor)
    await call(STRICT, 'POST', '/users/forgot-password', { email: editor.email })
    const made = `select id from users where id = $1 and reset_password_token is not null`
    assert.deepEqual(await query(made, [editor.id]), [])
    await query(
      `update users set reset_password_token = $2, reset_password_expiration = now() + interval '1 hour' where id = $1`,
      [editor.id, `planted-${editor.id}`],
    )
    const reset = { token: `planted-${editor.id}`, password: 'lanterns over nine green fields' }
    const answer = await call(STRICT, 'POST', '/users/reset-password', reset)
    assert.equal(answer.status, 403)
    assert.equal(answer.headers.get('set-cookie'), null)
    assert.equal((await signIn(STRICT, editor)).body['lacks'], 'CODE')
  })

  it('GraphQL is off, and the first account exists', async () => {
    assert.equal((await call(STRICT, 'POST', '/graphql', { query: '{ me { user { id } } }' })).status, 404)
    const first = { email: 'first@example.com', password: 'lanterns over nine green fields', role: 'ADMIN' }
    assert.equal((await call(STRICT, 'POST', '/users/first-register', first)).status, 403)
  })

  it('a token that was signed for no session is nobody', async () => {
    const { token } = await enrol(STRICT, await hire())
    assert.equal(await opens(STRICT, `${token.slice(0, -3)}abc`), false)
  })
})

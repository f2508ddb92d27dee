import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { as, query, type Who } from './cms.ts'
import { lettersTo, linkTo, refusing } from './mail-box.ts'
import { type Account, call, DEMO, enrol, hire, opens, type Said, signIn, STRICT, tokenOf } from './staff.ts'

const GOOD = 'lanterns over nine green fields'
const NEXT = 'seven paper boats at the harbour'
const ADMIN_PASSWORD = process.env['CMS_ADMIN_PASSWORD'] ?? ''

const someone = () => `n${randomBytes(4).toString('hex')}@example.com`
const forgot = (email: string): Promise<Said> => call(STRICT, 'POST', '/users/forgot-password', { email })
const use = (token: string, password = GOOD): Promise<Said> =>
  call(STRICT, 'POST', '/users/reset-password', { token, password })
const outcomeOf = ({ body }: Said): unknown => body['outcome']

/** The administrator of the tests, at the CMS that has a mail server. */
let administrator: Promise<Account & { token: string }> | undefined
const adminThere = () =>
  (administrator ??= hire('ADMIN').then(async (admin) => ({
    ...admin,
    token: (await enrol(STRICT, admin)).token,
  })))

async function invited(email = someone(), role = 'CONTENT_EDITOR'): Promise<Account> {
  const { token } = await adminThere()
  const { body } = await call(STRICT, 'POST', '/users/invite', { email, name: 'Daw Mya', role }, token)
  assert.equal(body['outcome'], 'DONE', JSON.stringify(body))
  return { id: Number(body['id']), email, password: GOOD }
}

async function forgetful(): Promise<Account & { link: string }> {
  const editor = await hire()
  await forgot(editor.email)
  return { ...editor, link: (await linkTo(editor.email)).token }
}

describe('an invitation', () => {
  it('comes as a letter in both languages, and its link sets the first password', async () => {
    const editor = await invited()
    const { address, token, letter } = await linkTo(editor.email)
    assert.match(letter.text, /You have been invited to the CMS/)
    assert.match(letter.text, /ဖိတ်ထားပါသည်/)
    assert.match(letter.text, /Yangon time/)
    assert.ok(address.startsWith('https://cms.example.com/admin/new-password#'), address)
    assert.equal(outcomeOf(await use(token)), 'DONE')
    const { body } = await signIn(STRICT, editor)
    assert.equal(body['lacks'], 'ENROLMENT')
    assert.equal(await opens(STRICT, (await enrol(STRICT, editor)).token), true)
  })

  it('shows the link to nobody but its receiver', async () => {
    const { token } = await adminThere()
    const email = someone()
    const { body } = await call(STRICT, 'POST', '/users/invite', { email, name: '', role: 'ADMIN' }, token)
    assert.deepEqual([body['way'], body['to'], body['link']], ['SENT', email, undefined])
  })

  it('is handed over when the mail server refuses', async () => {
    const { token } = await adminThere()
    await refusing(async () => {
      const person = { email: someone(), name: '', role: 'CONTENT_EDITOR' }
      const { body } = await call(STRICT, 'POST', '/users/invite', person, token)
      assert.deepEqual([body['way'], body['mailFailed']], ['HAND_OVER', true])
      assert.equal(outcomeOf(await use(String(body['link']).split('#')[1] ?? '')), 'DONE')
    })
  })

  it('is handed over where there is no mail server', async () => {
    const person = { email: someone(), name: '', role: 'CONTENT_EDITOR' }
    const { body } = await as('ADMIN', 'POST', '/users/invite', person)
    assert.deepEqual([body['way'], body['mailFailed']], ['HAND_OVER', false])
    assert.ok(String(body['link']).startsWith(`${DEMO}/admin/new-password#`))
    assert.deepEqual(await lettersTo(person.email), [])
  })

  it('of an address that has an account, of none, or of the preview is refused', async () => {
    const { email } = await hire()
    for (const [person, outcome] of [
      [{ email: email.toUpperCase(), role: 'CONTENT_EDITOR' }, 'TAKEN'],
      [{ email: 'nobody', role: 'CONTENT_EDITOR' }, 'NO_ADDRESS'],
      [{ email: someone(), role: 'READER' }, 'NO_ADDRESS'],
      [{ email: someone(), role: 'EMPEROR' }, 'NO_ADDRESS'],
    ] as const)
      assert.equal((await as('ADMIN', 'POST', '/users/invite', person)).body['outcome'], outcome)
  })
})

describe('a thief with a link', () => {
  it('finds it used', async () => {
    const { link, ...editor } = await forgetful()
    assert.equal(outcomeOf(await use(link)), 'DONE')
    assert.equal(outcomeOf(await use(link, NEXT)), 'LINK_ENDED')
    assert.equal((await signIn(STRICT, { ...editor, password: GOOD })).status, 200)
  })

  it('comes at the same moment as its owner, and one of them gets in', async () => {
    const { link } = await forgetful()
    const outcomes = (await Promise.all(Array.from({ length: 8 }, () => use(link)))).map(outcomeOf)
    assert.equal(outcomes.filter((outcome) => outcome === 'DONE').length, 1, String(outcomes))
  })

  for (const [what, happens] of [
    [
      'has ended',
      ({ id }) => query(`update staff_password_link set ends_at = now() where user_id = $1`, [id]),
    ],
    ['belongs to a colleague who was removed', ({ id }) => as('ADMIN', 'DELETE', `/users/${id}`)],
    ['went to an address of before', ({ id }) => as('ADMIN', 'PATCH', `/users/${id}`, { email: someone() })],
    [
      'is older than the password',
      async ({ id, password }) => {
        const own = { password: NEXT, currentPassword: password }
        await call(DEMO, 'PATCH', `/users/${id}`, own, await tokenOf(DEMO, await accountOf(id, password)))
      },
    ],
  ] as const satisfies readonly (readonly [string, (editor: Account) => Promise<unknown>])[])
    it(`that ${what} opens nothing`, async () => {
      const { link, ...editor } = await forgetful()
      await happens(editor)
      assert.equal(outcomeOf(await use(link)), 'LINK_ENDED')
    })

  it('cannot make one up', async () => {
    for (const token of ['', 'x', randomBytes(32).toString('base64url')])
      assert.equal(outcomeOf(await use(token)), 'LINK_ENDED')
  })

  it('control: a fresh one opens, and a weak password does not use it up', async () => {
    const { link } = await forgetful()
    assert.equal(outcomeOf(await use(link, 'short')), 'TOO_SHORT')
    assert.equal(outcomeOf(await use(link, 'passwordpassword')), 'KNOWN')
    assert.equal(outcomeOf(await use(link)), 'DONE')
  })

  it('still needs the phone, and is put out of sessions of before', async () => {
    const editor = await hire()
    const { token: before } = await enrol(STRICT, editor)
    await forgot(editor.email)
    const answer = await use((await linkTo(editor.email)).token)
    assert.deepEqual([answer.headers.get('set-cookie'), answer.body['token']], [null, undefined])
    const { body } = await signIn(STRICT, { ...editor, password: GOOD })
    assert.equal(body['lacks'], 'CODE')
    assert.deepEqual(
      [await opens(STRICT, before), await opens(STRICT, String(body['token']))],
      [false, false],
    )
  })

  it('finds neither it in the database nor in the log', async () => {
    const { link, email } = await forgetful()
    await use(link)
    await sleep(300)
    const rows = await query<{ all: string }>(
      `select string_agg(l::text, ' ') as all from staff_password_link l`,
    )
    const log = readFileSync(process.env['CMS_STRICT_LOG'] ?? '', 'utf8')
    for (const canary of [link, email]) assert.ok(!`${rows[0]?.all} ${log}`.includes(canary))
    assert.match(log, /STAFF_LINK_USED/)
  })
})

const accountOf = async (id: number, password: string): Promise<Account> => {
  const [row] = await query<{ email: string }>('select email from users where id = $1', [id])
  return { id, email: row?.email ?? '', password }
}

describe('a colleague who asks for somebody else’s password', () => {
  it('gets nothing: the letter goes to its owner, whose password stays', async () => {
    const [editor, admin] = [await hire(), await hire('ADMIN')]
    const answer = await forgot(admin.email)
    assert.equal(JSON.stringify(answer.body), '{"outcome":"DONE"}')
    assert.equal((await lettersTo(admin.email, 10)).length, 1)
    assert.deepEqual(await lettersTo(editor.email), [])
    assert.equal((await signIn(STRICT, admin)).status, 200)
  })

  it('does not fill a mail box', async () => {
    const { email } = await hire()
    for (let time = 0; time < 4; time += 1) await forgot(email)
    await lettersTo(email, 5)
    await sleep(300)
    assert.equal((await lettersTo(email)).length, 1)
  })

  it('does not shorten an invitation', async () => {
    const { email } = await invited()
    const { token } = await linkTo(email)
    await forgot(email)
    assert.equal(outcomeOf(await use(token)), 'DONE')
  })

  it('cannot turn the link to another host', async () => {
    const { email } = await hire()
    await fetch(`${STRICT}/api/users/forgot-password`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        origin: 'https://evil.example',
      },
      body: JSON.stringify({ email }),
    })
    const { letter } = await linkTo(email)
    assert.doesNotMatch(letter.text, /evil/)
  })

  for (const who of ['NOBODY', 'CONTENT_EDITOR', 'CONTENT_APPROVER', 'READER'] as const satisfies Who[])
    it(`as ${who} makes no link and invites nobody`, async () => {
      const { id } = await hire()
      const asked = { user: String(id), password: ADMIN_PASSWORD }
      const newcomer = { email: someone(), role: 'ADMIN' }
      assert.equal((await as(who, 'POST', '/users/password-link', asked)).body['outcome'], 'FORBIDDEN')
      assert.equal((await as(who, 'POST', '/users/invite', newcomer)).body['outcome'], 'FORBIDDEN')
      assert.deepEqual(await query('select from staff_password_link where user_id = $1', [id]), [])
      assert.deepEqual(await query('select from users where email = $1', [newcomer.email]), [])
    })

  it('finds Payload’s own way closed', async () => {
    const editor = await hire()
    const token = randomBytes(20).toString('hex')
    await query(
      `update users set reset_password_token = $2, reset_password_expiration = now() + interval '1 hour' where id = $1`,
      [editor.id, token],
    )
    assert.equal(outcomeOf(await use(token)), 'LINK_ENDED')
    assert.equal((await signIn(STRICT, editor)).status, 200)
  })
})

describe('a link an administrator makes', () => {
  it('needs the own password', async () => {
    const editor = await hire()
    const make = (password: string) =>
      as('ADMIN', 'POST', '/users/password-link', { user: String(editor.id), password })
    assert.equal((await make('not my password at all')).body['outcome'], 'WRONG_PASSWORD')
    const { body } = await make(ADMIN_PASSWORD)
    assert.equal(body['way'], 'HAND_OVER')
    assert.equal(outcomeOf(await use(String(body['link']).split('#')[1] ?? '')), 'DONE')
    assert.equal((await signIn(STRICT, { ...editor, password: GOOD })).status, 200)
  })

  it('is another invitation for who never came, and ends the one before', async () => {
    const { id, email } = await invited()
    const { token } = await linkTo(email)
    await query(`update staff_password_link set ends_at = now() where user_id = $1`, [id])
    const { body } = await as('ADMIN', 'POST', '/users/password-link', {
      user: String(id),
      password: ADMIN_PASSWORD,
    })
    const kinds = await query<{ kind: string }>('select kind from staff_password_link where user_id = $1', [
      id,
    ])
    assert.deepEqual(kinds, [{ kind: 'INVITATION' }])
    assert.equal(outcomeOf(await use(token)), 'LINK_ENDED')
    assert.equal(outcomeOf(await use(String(body['link']).split('#')[1] ?? '')), 'DONE')
  })

  it('is none for the preview’s reader', async () => {
    const [reader] = await query<{ id: number }>(`select id from users where role = 'READER' limit 1`)
    const asked = { user: String(reader?.id), password: ADMIN_PASSWORD }
    assert.equal((await as('ADMIN', 'POST', '/users/password-link', asked)).body['outcome'], 'FORBIDDEN')
  })
})

describe('where there is no mail server', () => {
  it('nobody is promised a letter, whoever asks', async () => {
    const ask = async (email: string) => {
      const { status, body } = await call(DEMO, 'POST', '/users/forgot-password', { email })
      return [status, JSON.stringify(body)]
    }
    assert.deepEqual(await ask((await hire()).email), [403, '{"outcome":"FORBIDDEN"}'])
    assert.deepEqual(await ask('nobody@example.com'), [403, '{"outcome":"FORBIDDEN"}'])
  })
})

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { query } from './cms.ts'
import { type Account, call, DEMO, hire, tokenOf } from './staff.ts'

const ROLES = ['CONTENT_EDITOR', 'CONTENT_APPROVER', 'READER'] as const
type Role = (typeof ROLES)[number]
type Me = Account & { readonly role: Role }
type Way = {
  name: string
  go: (me: Me, other: Account) => readonly [method: string, path: string, body?: object]
}

const ADMIN = { role: 'ADMIN' }
const key = () => randomBytes(24).toString('hex')
const newcomer = () => ({
  email: `n${randomBytes(4).toString('hex')}@example.com`,
  password: 'lanterns over nine green fields',
})

/** Every way to more rights that the API has. */
const WAYS: readonly Way[] = [
  { name: 'the own role', go: (me) => ['PATCH', `/users/${me.id}`, ADMIN] },
  { name: 'the own role, among many', go: (me) => ['PATCH', `/users?where[id][equals]=${me.id}`, ADMIN] },
  { name: 'everybody’s role', go: () => ['PATCH', '/users?where[id][exists]=true', ADMIN] },
  { name: 'the role of a colleague', go: (_, other) => ['PATCH', `/users/${other.id}`, ADMIN] },
  {
    name: 'the role of a colleague, among many',
    go: (_, other) => ['PATCH', `/users?where[id][equals]=${other.id}`, ADMIN],
  },
  { name: 'a new administrator', go: () => ['POST', '/users', { ...newcomer(), ...ADMIN }] },
  { name: 'a new colleague', go: () => ['POST', '/users', newcomer()] },
  { name: 'a copy of the own account', go: (me) => ['POST', `/users/${me.id}/duplicate`, ADMIN] },
  { name: 'the own account made again', go: (me) => ['PUT', `/users/${me.id}`, ADMIN] },
  {
    name: 'the address of a colleague',
    go: (_, other) => ['PATCH', `/users/${other.id}`, { email: newcomer().email }],
  },
  { name: 'an account less', go: (_, other) => ['DELETE', `/users/${other.id}`] },
  { name: 'an own key', go: (me) => ['PATCH', `/users/${me.id}`, { enableAPIKey: true, apiKey: key() }] },
  {
    name: 'a name in the token',
    go: (me) => ['PATCH', `/users/${me.id}`, { _strategy: 'x', collection: 'users', ...ADMIN }],
  },
]

const accounts = () =>
  query<{ id: number; role: string; email: string; api_key: string | null }>(
    'select id, role, email, api_key from users order by id',
  )

/** The reader's account has a session here only because the test gives it a password. */
async function of(role: Role): Promise<Me & { token: string }> {
  const me = await hire(role)
  return { ...me, role, token: await tokenOf(DEMO, me) }
}

describe('no role can raise itself', () => {
  for (const role of ROLES)
    it(role, async (test) => {
      const [me, other] = [await of(role), await hire()]
      const before = await accounts()
      for (const { name, go } of WAYS)
        await test.test(name, async () => {
          const [method, path, body] = go(me, other)
          await call(DEMO, method, path, body, me.token)
          assert.deepEqual(await accounts(), before)
        })
    })

  it('control: an administrator goes these ways', async () => {
    const admin = await hire('ADMIN')
    const token = await tokenOf(DEMO, admin)
    for (const { name, go } of WAYS.slice(3, 7)) {
      const other = await hire()
      const before = await accounts()
      const [method, path, body] = go({ ...admin, role: 'READER' }, other)
      await call(DEMO, method, path, body, token)
      assert.notDeepEqual(await accounts(), before, name)
    }
  })
})

describe('what somebody may change of the own account', () => {
  it('the name, but not the address a sign-in goes by', async () => {
    const me = await of('CONTENT_EDITOR')
    const { body } = await call(
      DEMO,
      'PATCH',
      `/users/${me.id}`,
      { name: 'Daw Mya', email: 'x@example.com' },
      me.token,
    )
    const doc = body['doc'] as { name: string; email: string }
    assert.deepEqual([doc.name, doc.email], ['Daw Mya', me.email])
  })

  it('nothing, when it is the reader', async () => {
    const me = await of('READER')
    assert.ok((await call(DEMO, 'PATCH', `/users/${me.id}`, { name: 'Me' }, me.token)).status >= 400)
  })
})

describe('a key of the API', () => {
  const withKey = (apiKey: string) =>
    fetch(`${DEMO}/api/posts/versions`, { headers: { authorization: `users API-Key ${apiKey}` } })

  it('opens for the reader', async () => {
    assert.equal((await withKey(process.env['CMS_READER_KEY'] ?? '')).status, 200)
  })

  it('is given to nobody by an administrator, nor shown', async () => {
    const [admin, editor] = [await hire('ADMIN'), await hire()]
    const apiKey = key()
    const token = await tokenOf(DEMO, admin)
    const { body } = await call(DEMO, 'PATCH', `/users/${editor.id}`, { enableAPIKey: true, apiKey }, token)
    assert.ok(!JSON.stringify(body).includes(apiKey))
    assert.equal((await withKey(apiKey)).status, 403)
  })

  it('of before opens nothing for any role but the reader’s', async () => {
    const editor = await hire('ADMIN')
    const [{ api_key, api_key_index }] = (await query<{ api_key: string; api_key_index: string }>(
      "select api_key, api_key_index from users where email = 'preview@localhost.invalid'",
    )) as [{ api_key: string; api_key_index: string }]
    const move = (to: string, from: string) =>
      query(
        `with gone as (update users set api_key = null, api_key_index = null where email = $2)
         update users set enable_a_p_i_key = true, api_key = $3, api_key_index = $4 where email = $1`,
        [to, from, api_key, api_key_index],
      )
    await move(editor.email, 'preview@localhost.invalid')
    const status = (await withKey(process.env['CMS_READER_KEY'] ?? '')).status
    await move('preview@localhost.invalid', editor.email)
    assert.equal(status, 403)
  })
})

import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { now } from '../src/clock.ts'
import { as, query } from './cms.ts'

/** Where the second factor is only offered, and where it is required; both on the same database. */
export const DEMO = process.env['CMS_URL'] ?? ''
export const STRICT = process.env['CMS_STRICT_URL'] ?? ''

export type Said = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}
export type Account = { readonly id: number; readonly email: string; readonly password: string }

export async function call(
  base: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Said> {
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    body: text.startsWith('{') ? JSON.parse(text) : {},
    headers: answer.headers,
  }
}

export async function hire(role = 'CONTENT_EDITOR'): Promise<Account> {
  const person = {
    email: `p${randomBytes(4).toString('hex')}@example.com`,
    password: randomBytes(12).toString('hex'),
  }
  const { body } = await as('ADMIN', 'POST', '/users', { ...person, role })
  if (!body.doc) throw new Error(`not hired: ${JSON.stringify(body)}`)
  return { id: body.doc.id, ...person }
}

export const signIn = (base: string, { email, password }: Account, code?: string): Promise<Said> =>
  call(base, 'POST', '/users/login', { email, password, ...(code ? { code } : {}) })

export const tokenOf = async (base: string, account: Account, code?: string): Promise<string> =>
  String((await signIn(base, account, code)).body['token'])

/** What the phone shows, this many steps from now. */
export const codeOn = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: now().getTime() + steps * 30_000,
  })

export type Phone = { readonly key: string; readonly recoveryCodes: string[]; readonly token: string }

/** From the password to an open session. */
export async function enrol(base: string, account: Account): Promise<Phone> {
  const token = await tokenOf(base, account)
  const begun = await call(base, 'POST', '/users/second-factor/begin', { password: account.password }, token)
  const key = String(begun.body['key'])
  const confirmed = await call(base, 'POST', '/users/second-factor/confirm', { code: codeOn(key, -1) }, token)
  if (confirmed.status !== 200)
    throw new Error(`not enrolled: ${JSON.stringify([begun.body, confirmed.body])}`)
  return { key, token, recoveryCodes: confirmed.body['recoveryCodes'] as string[] }
}

/** Whether a token is believed to be somebody: what only staff may read, and who it is. */
export async function opens(base: string, token: string): Promise<boolean> {
  const [versions, me] = [
    await call(base, 'GET', '/posts/versions', undefined, token),
    await call(base, 'GET', '/users/me', undefined, token),
  ]
  if ((versions.status === 200) !== Boolean(me.body['user'])) throw new Error('half believed')
  return versions.status === 200
}

/** As if half a minute had passed since the last code. */
export const laterOn = ({ id }: Account): Promise<unknown> =>
  query('update staff_factor set last_step = 0, locked_until = null where user_id = $1', [id])

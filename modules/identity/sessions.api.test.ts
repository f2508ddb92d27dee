import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  CONSENT_VERSION,
  getMe,
  giveConsent,
  listSessions,
  logout,
  refreshToken,
  revokeSession,
  type OwnSession,
} from '#contracts/identity.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { urlOf } from '#platform/http/serve.ts'
import { aNumber, answered, identityApp, identityAppOver, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
/** Another process over the same database and Redis, and one that cannot hear Redis. */
let sister: TestIdentity
let deaf: TestIdentity
beforeAll(async () => {
  site = await identityApp()
  sister = await identityAppOver(site.db, site.url)
  deaf = await identityAppOver(site.db, site.url, { cache: makeCache(['redis://127.0.0.1:1']) })
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const me = async (token: string, at = site) =>
  answered<{ username: string; sessionId: string; rotateIn: number }>(
    await at.get(urlOf(getMe), bearer(token)),
  )
const end = (sessionId: string) => urlOf(revokeSession).replace(':sessionId', sessionId)
/** Sign-ins of one number are limited, so that a session more is made without a code. */
const another = async (token: string, deviceName = 'Other phone'): Promise<string> => {
  const { sessionId } = (await me(token)).result
  const fresh = site.identity.sessions.prepare(deviceName)
  const { account_id } = await site.db
    .selectFrom('session')
    .select('account_id')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{
    ended: string[]
  }>`select session_start(${account_id}, ${fresh.session.sessionId},
    ${fresh.session.hash}, 'CODE', ${deviceName}) as ended`.execute(site.db)
  site.identity.sessions.forget(rows[0]?.ended ?? [], { number: aNumber(), what: 'TOO_MANY' })
  return fresh.token
}
const age = (token: string, interval: string) =>
  sql`
  with t as (update session_token set issued_at = issued_at - ${interval}::interval,
    replaced_at = replaced_at - ${interval}::interval
    where session_id = (select session_id from session_token where hash = sha256(${Buffer.from(token)})) returning session_id)
  update session set last_seen_at = last_seen_at - ${interval}::interval, started_at = started_at - ${interval}::interval,
    ends_at = ends_at - ${interval}::interval where id in (select session_id from t)`.execute(site.db)
/** Longer than a process remembers. */
const forgotten = () => wait(1_050)

describe('a session', () => {
  it.each([
    ['no token', {}, 'UNAUTHENTICATED'],
    ['no token of ours', bearer('nonsense'), 'UNAUTHENTICATED'],
    ['a token nobody got', bearer('A'.repeat(43)), 'TOKEN_EXPIRED'],
  ])('401 %s', async (_, headers, code) => {
    expect(answered(await site.get(urlOf(getMe), headers))).toMatchObject({ status: 401, code })
  })

  it('S-199 S-200 tells who is signed in; only the hash of the token is kept', async () => {
    const { token, username } = await site.signIn(aNumber())
    expect(await me(token)).toMatchObject({ status: 200, result: { username } })
    const { rows } = await sql<{ found: boolean }>`select exists (select from session_token
      where position(${Buffer.from(token)}::bytea in hash) > 0 or hash = ${Buffer.from(token, 'base64url')}) as found`.execute(
      site.db,
    )
    expect(rows).toEqual([{ found: false }])
  })

  it('ends after 7 days without use and after 30 days in all', async () => {
    const idle = (await site.signIn(aNumber())).token
    await age(idle, '7 days 1 minute')
    expect(await me(idle)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
    const old = (await site.signIn(aNumber())).token
    await sql`update session set ends_at = now() where id = (select session_id from session_token
      where hash = sha256(${Buffer.from(old)}))`.execute(site.db)
    expect((await me(old)).status).toBe(401)
  })

  it('S-208 S-201 signing out kills the token on every process within a second, and twice is fine', async () => {
    const { token } = await site.signIn(aNumber())
    const before = await Promise.all([site, sister, deaf].map((at) => me(token, at)))
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await site.post(urlOf(logout), {}, bearer(token))).statusCode).toBe(200)
    await wait(100)
    expect([(await me(token)).status, (await me(token, sister)).status]).toEqual([401, 401])
    await wait(950)
    expect((await me(token, deaf)).status).toBe(401)
    expect((await site.post(urlOf(logout), {}, bearer(token))).statusCode).toBe(200)
  })

  it('lists the own sessions and ends one of them, never those of others', async () => {
    const [mine, theirs] = [(await site.signIn(aNumber())).token, (await site.signIn(aNumber())).token]
    const second = await another(mine, 'Tablet')
    const list = answered<OwnSession[]>(await site.get(urlOf(listSessions), bearer(mine))).result
    expect(list.map(({ deviceName, current }) => [deviceName, current])).toEqual([
      ['Tablet', false],
      [null, true],
    ])
    const foreign = (await me(theirs)).result.sessionId
    const headers = { ...bearer(mine), 'x-client': site.app.clientName }
    const remove = (id: string) => site.app.inject({ method: 'DELETE', url: end(id), headers })
    expect((await remove(foreign)).statusCode).toBe(404)
    expect((await remove(list[0]?.sessionId ?? '')).statusCode).toBe(200)
    expect([(await me(second)).status, (await me(theirs)).status, (await me(mine)).status]).toEqual([
      401, 200, 200,
    ])
  })

  it('signing out everywhere ends them all', async () => {
    const mine = (await site.signIn(aNumber())).token
    const second = await another(mine)
    await site.post(urlOf(logout), { allDevices: true }, bearer(mine))
    expect([(await me(mine)).status, (await me(second)).status]).toEqual([401, 401])
  })

  it('ten at most: the eleventh ends the oldest', async () => {
    const first = (await site.signIn(aNumber())).token
    const others: string[] = []
    for (let count = 0; count < 9; count += 1) others.push(await another(first))
    expect((await me(first)).status).toBe(200)
    await another(others[0] ?? '')
    expect([(await me(first)).status, (await me(others[0] ?? '')).status]).toEqual([401, 200])
  })
})

describe('a new token every day', () => {
  const rotate = async (token: string) =>
    answered<{ token: string; rotateIn: number }>(await site.post(urlOf(refreshToken), {}, bearer(token)))

  it('the old one works until 60 seconds after the new one is used; then whoever shows it ends the session', async () => {
    const old = (await site.signIn(aNumber())).token
    const fresh = (await rotate(old)).result.token
    expect(fresh).not.toBe(old)
    await age(old, '2 hours')
    await forgotten()
    expect((await me(old)).status).toBe(200)
    expect((await me(fresh)).status).toBe(200)
    await forgotten()
    expect((await me(old)).status).toBe(200)
    await age(old, '61 seconds')
    await forgotten()
    expect((await me(fresh)).status).toBe(200)
    await forgotten()
    expect([(await me(old)).status, (await me(fresh)).status]).toEqual([401, 401])
  })

  it('an answer that was lost signs nobody out: the old token asks again', async () => {
    const old = (await site.signIn(aNumber())).token
    await rotate(old)
    await age(old, '3 days')
    await forgotten()
    expect((await rotate(old)).status).toBe(200)
  })

  it('is due when a day is over, and a token that was never renewed dies after eight', async () => {
    const { token } = await site.signIn(aNumber())
    await age(token, '25 hours')
    await forgotten()
    expect((await me(token)).result.rotateIn).toBe(0)
    for (let day = 0; day < 3; day += 1) {
      await age(token, '60 hours')
      await sql`update session set last_seen_at = now()`.execute(site.db)
    }
    await forgotten()
    expect((await me(token)).status).toBe(401)
  })
})

describe('consent', () => {
  it('is asked for until it is given, and gives the name that is shown', async () => {
    const { token } = await site.signIn(aNumber())
    expect(await me(token)).toMatchObject({ result: { consentVersionNeeded: CONSENT_VERSION } })
    const body = { version: CONSENT_VERSION, displayName: 'မအေး' }
    expect(answered(await site.post(urlOf(giveConsent), body, bearer(token)))).toMatchObject({
      status: 200,
      result: { username: 'မအေး' },
    })
    expect(await me(token)).toMatchObject({ result: { username: 'မအေး', consentVersionNeeded: null } })
  })

  it('426 to an older text', async () => {
    const { token } = await site.signIn(aNumber())
    expect((await site.post(urlOf(giveConsent), { version: '2020-01' }, bearer(token))).statusCode).toBe(426)
  })
})

import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { OFFICE_ORIGIN, officeAt, type Office } from './test-office.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { STAFF_CALLS } from '#contracts/staff/all-calls.ts'
import {
  addStaff,
  inviteAgain,
  listStaff,
  proposeRole,
  removeStaff,
  takeRole,
} from '#contracts/staff/people.ts'
import { approveProposal, getProposal } from '#contracts/staff/proposals.ts'
import {
  beginEnrolment,
  beginStaffSignIn,
  enrol,
  getStaffSession,
  staffSignIn,
  staffSignOut,
} from '#contracts/staff/session.ts'
import { makeAuthenticator } from '#modules/identity/test-authenticator.ts'
import { firstAdmins } from '#modules/staff/first-admins.ts'
import { makeFirstStore } from '#modules/staff/first-store.ts'
import { demoLinks, putDemoPeople } from '#modules/staff/demo-people.ts'

let site: ValueApp
let office: Office
beforeAll(async () => {
  site = await valueApp()
  office = await officeAt(site)
})

const linkIn = (url: string): string => url.split('/').at(-1) ?? ''
const secretOf = (cookie: unknown): string => /office=([\w-]{43})/.exec(String(cookie))?.[1] ?? ''

async function enrolBy(url: string, key = makeAuthenticator(OFFICE_ORIGIN)) {
  const link = linkIn(url)
  const begun = await office.ask(null, beginEnrolment, { body: { link } })
  if (begun.code !== 'SUCCESS') return { code: begun.code, key, secret: '' }
  const { ceremonyId, options } = begun.result
  const answer = await office.app.inject({
    method: 'POST',
    url: office.pathOf(enrol),
    headers: { 'x-client': office.app.clientName },
    payload: { link, ceremonyId, response: key.create(options['challenge']) },
  })
  return {
    code: answer.json<{ code: string }>().code,
    key,
    secret: secretOf(answer.headers['set-cookie']),
    headers: answer.headers,
  }
}

async function signInWith(key: ReturnType<typeof makeAuthenticator>) {
  const { result } = await office.ask(null, beginStaffSignIn)
  const answer = await office.app.inject({
    method: 'POST',
    url: office.pathOf(staffSignIn),
    headers: { 'x-client': office.app.clientName },
    payload: { ceremonyId: result.ceremonyId, response: key.get(result.options['challenge']) },
  })
  return { code: answer.json<{ code: string }>().code, secret: secretOf(answer.headers['set-cookie']) }
}

describe('staff', () => {
  it('begins with two administrators, by links that work once and for a day', async () => {
    const deps = { db: site.db, origin: OFFICE_ORIGIN, now: site.clock.now() }
    const first = await firstAdmins(deps, ['Daw Nu', 'U Kyaw'])
    expect(first).toHaveLength(2)
    const again = (await firstAdmins(deps, ['Daw Nu', 'U Kyaw'])) ?? []
    expect((await enrolBy(first?.[0]?.url ?? '')).code).toBe('LINK_OVER')
    const nu = await enrolBy(again[0]?.url ?? '')
    expect(nu.code).toBe('SUCCESS')
    expect(String(nu.headers?.['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
    expect((await enrolBy(again[0]?.url ?? '')).code).toBe('LINK_OVER')
    expect(await firstAdmins(deps, ['Mallory', 'Mallory 2'])).toBeNull()
    const session = await office.ask({ secret: nu.secret }, getStaffSession)
    expect(session.result).toMatchObject({ name: 'Daw Nu', roles: ['ADMIN'], idleSec: 900 })
    const back = await signInWith(nu.key)
    expect(back.code).toBe('SUCCESS')
    expect((await signInWith(makeAuthenticator(OFFICE_ORIGIN))).code).toBe('PASSKEY_INVALID')
  })

  it('a session is over after 15 minutes without a call, after 8 hours in any case, and when it is ended', async () => {
    const ma = await office.colleague('CARE_AGENT')
    const age = (column: string, by: string) =>
      sql`update staff_session set ${sql.ref(column)} = ${sql.ref(column)} - ${by}::interval where staff_id = ${ma.staffId}`.execute(
        site.db,
      )
    await age('last_seen_at', '14 minutes')
    expect((await office.ask(ma, getStaffSession)).code).toBe('SUCCESS')
    await age('last_seen_at', '15 minutes')
    expect((await office.ask(ma, getStaffSession)).code).toBe('UNAUTHENTICATED')
    const other = { secret: await office.signedIn(ma.staffId) }
    await age('ends_at', '8 hours')
    expect((await office.ask(other, getStaffSession)).code).toBe('UNAUTHENTICATED')
    const third = { secret: await office.signedIn(ma.staffId) }
    expect((await office.ask(third, staffSignOut)).code).toBe('SUCCESS')
    expect((await office.ask(third, getStaffSession)).code).toBe('UNAUTHENTICATED')
  })

  it('a changing call needs the header of the office, and no token of a customer opens anything', async () => {
    const ma = await office.colleague('ADMIN')
    const body = { name: 'Ko New' }
    expect(await office.ask(ma, addStaff, { body, header: false })).toMatchObject({
      code: 'CLIENT_HEADER_MISSING',
    })
    const ann = await site.person(0)
    const answer = await office.app.inject({
      url: office.pathOf(getStaffSession),
      headers: { authorization: `Bearer ${ann.token}`, cookie: `office=${ann.token}` },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('a role is given by two administrators; nobody who serves can give one', async () => {
    const [nu, kyaw] = [await office.colleague('ADMIN'), await office.colleague('ADMIN')]
    const added = await office.ask(nu, addStaff, { body: { name: 'Ma New' } })
    const params = { staffId: added.result.staffId }
    const made = await office.ask(nu, proposeRole, {
      params,
      body: { role: 'FINANCE', why: 'new in finance' },
    })
    expect(made.result).toMatchObject({ state: 'PROPOSED', second: 'KIND' })
    const { proposalId } = made.result
    const { hash } = (await office.ask(nu, getProposal, { params: { proposalId } })).result
    const approve = (who: { secret: string }) =>
      office.ask(who, approveProposal, { params: { proposalId }, body: { hash } })
    expect((await approve(nu)).code).toBe('OWN_PROPOSAL')
    expect((await approve(kyaw)).code).toBe('SUCCESS')
    await site.runProposals()
    const people = (await office.ask(nu, listStaff)).result
    expect(people.find(({ staffId }) => staffId === params.staffId)).toMatchObject({
      roles: ['FINANCE'],
      state: 'INVITED',
    })
    const write = sql`insert into staff_role (staff_id, role, granted_at) values (${nu.staffId}, 'FINANCE', now())`
    await expect(write.execute(office.db)).rejects.toThrow(/permission denied/)
  })

  it('who is removed, or loses a role, is out with the next call; two administrators remain', async () => {
    const [nu, agent] = [await office.colleague('ADMIN'), await office.colleague('CARE_AGENT')]
    const why = 'left the company'
    const params = { staffId: agent.staffId }
    expect((await office.ask(nu, takeRole, { params, body: { role: 'CARE_AGENT', why } })).code).toBe(
      'SUCCESS',
    )
    expect((await office.ask(agent, getStaffSession)).code).toBe('FORBIDDEN')
    expect((await office.ask(nu, removeStaff, { params, body: { why } })).code).toBe('SUCCESS')
    expect((await office.ask(agent, getStaffSession)).code).toBe('UNAUTHENTICATED')
    const admins = async () =>
      (await office.ask(nu, listStaff)).result.filter(({ roles }) => roles.includes('ADMIN'))
    // One who never made a passkey is no second administrator.
    const { staffId: invited } = (await office.ask(nu, addStaff, { body: { name: 'U Invited' } })).result
    await makeFirstStore(site.db).grant(invited, 'ADMIN', site.clock.now())
    const codes: string[] = []
    for (const { staffId } of (await admins()).filter((one) => one.staffId !== nu.staffId))
      codes.push((await office.ask(nu, removeStaff, { params: { staffId }, body: { why } })).code)
    expect(codes.filter((code) => code !== 'SUCCESS')).toEqual(['LAST_ADMINS'])
    expect((await admins()).map(({ state }) => state)).toEqual(['ACTIVE', 'ACTIVE'])
  })

  it('nobody makes a new link for oneself', async () => {
    const nu = await office.colleague('ADMIN')
    const params = { staffId: nu.staffId }
    const own = await office.ask(nu, inviteAgain, { params, body: { why: 'the key is lost' } })
    expect(own.code).toBe('FORBIDDEN')
  })

  it('the door of the demo is for its people only, and production has neither door nor people', async () => {
    await putDemoPeople(site.db, site.clock.now())
    const links = await demoLinks(office.db, OFFICE_ORIGIN)
    const link = linkIn(links.find(({ role }) => role === 'RISK')?.url ?? '')
    const call = STAFF_CALLS.find(({ id }) => id === 'demoSignIn')
    if (!call) throw new Error('no demo call')
    const sign = (at: Office) =>
      at.app.inject({
        method: 'POST',
        url: at.pathOf(call),
        headers: { 'x-client': at.app.clientName },
        payload: { link },
      })
    const opened = await sign(office)
    expect(opened.json()).toMatchObject({ code: 'SUCCESS', result: { roles: ['RISK'], demo: true } })
    const real = await officeAt(site, { demo: false })
    expect((await sign(real)).statusCode).toBe(404)
    const secret = secretOf(opened.headers['set-cookie'])
    expect((await office.ask({ secret }, getStaffSession)).code).toBe('SUCCESS')
    expect((await real.ask({ secret }, getStaffSession)).code).toBe('UNAUTHENTICATED')
  })
})

import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { OFFICE_ORIGIN, officeAt, type Colleague, type Office } from './test-office.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { addStaff, confirmNewLink, inviteAgain, listStaff, proposeRole } from '#contracts/staff/people.ts'
import { approveProposal, getProposal } from '#contracts/staff/proposals.ts'
import { beginEnrolment, enrol, getStaffSession } from '#contracts/staff/session.ts'
import { makeAuthenticator } from '#modules/identity/test-authenticator.ts'
import { lostPasskey } from '#modules/staff/index.ts'

let site: ValueApp
let office: Office
beforeAll(async () => {
  site = await valueApp()
  office = await officeAt(site)
})

const why = 'the key is lost'
const secretOf = (cookie: unknown): string => /office=([\w-]{43})/.exec(String(cookie))?.[1] ?? ''
const linkIn = (url: string): string => url.split('/').at(-1) ?? ''

/** Whoever holds the link opens it with a key of their own. */
async function enrolBy(url: string, code?: string) {
  const body = { link: linkIn(url), ...(code === undefined ? {} : { code }) }
  const begun = await office.ask(null, beginEnrolment, { body })
  if (begun.code !== 'SUCCESS') return { code: begun.code, secret: '' }
  const { ceremonyId, options } = begun.result
  const response = makeAuthenticator(OFFICE_ORIGIN).create(options['challenge'])
  const answer = await office.app.inject({
    method: 'POST',
    url: office.pathOf(enrol),
    headers: { 'x-client': office.app.clientName },
    payload: { ...body, ceremonyId, response },
  })
  return { code: answer.json<{ code: string }>().code, secret: secretOf(answer.headers['set-cookie']) }
}

const linkFor = async ({ staffId }: { staffId: string }, by: Colleague) =>
  (await office.ask(by, inviteAgain, { params: { staffId }, body: { why } })).result

const confirm = (by: Colleague, { staffId }: { staffId: string }, askedBy: Colleague) =>
  office.ask(by, confirmNewLink, { params: { staffId }, body: { askedBy: askedBy.staffId } })

const wrong = (code: string): string => String((Number(code) + 1) % 10 ** 8).padStart(8, '0')

it('one administrator cannot be both people of a proposal', async () => {
  const [mallory, nu] = [await office.colleague('ADMIN'), await office.colleague('ADMIN')]
  const finance = await office.colleague('FINANCE')
  const made = await office.ask(mallory, proposeRole, {
    params: { staffId: mallory.staffId },
    body: { role: 'FINANCE', why: 'because I can' },
  })
  const { proposalId } = made.result
  const { hash } = (await office.ask(mallory, getProposal, { params: { proposalId } })).result
  for (const other of [nu, finance]) {
    const { url } = await linkFor(other, mallory)
    expect((await enrolBy(url)).code).toBe('LINK_NOT_CONFIRMED')
    expect((await confirm(mallory, other, mallory)).code).toBe('OWN_PROPOSAL')
    expect((await enrolBy(url, '00000000')).code).toBe('LINK_NOT_CONFIRMED')
    const use = sql`update staff_link set used_at = now() where staff_id = ${other.staffId}`
    await expect(use.execute(office.db)).rejects.toThrow(/staff_link_used_check/)
    expect((await office.ask(other, getStaffSession)).code).toBe('SUCCESS')
  }
  const approve = await office.ask(mallory, approveProposal, { params: { proposalId }, body: { hash } })
  expect(approve.code).toBe('OWN_PROPOSAL')
})

it('a new passkey takes the link that one administrator gave and the code that another saw', async () => {
  const [nu, kyaw] = [await office.colleague('ADMIN'), await office.colleague('ADMIN')]
  const agent = await office.colleague('CARE_AGENT')
  const { url, needsCode } = await linkFor(agent, nu)
  expect(needsCode).toBe(true)
  const shown = async (who: Colleague) =>
    (await office.ask(who, listStaff)).result.find(({ staffId }) => staffId === agent.staffId)?.newLink
  expect(await shown(nu)).toMatchObject({ askedBy: { staffId: nu.staffId }, canConfirm: false })
  expect(await shown(kyaw)).toMatchObject({ isConfirmed: false, canConfirm: true })
  expect((await confirm(kyaw, agent, kyaw)).code).toBe('OWN_PROPOSAL')
  expect((await confirm(agent, agent, nu)).code).toBe('FORBIDDEN')
  const { code } = (await confirm(kyaw, agent, nu)).result
  expect((await confirm(kyaw, agent, nu)).code).toBe('LINK_OVER')
  expect(await shown(kyaw)).toMatchObject({ isConfirmed: true, canConfirm: false })
  expect((await enrolBy(url)).code).toBe('OTP_REQUIRED')
  expect((await enrolBy(url, wrong(code))).code).toBe('OTP_INVALID')
  const fresh = await enrolBy(url, code)
  expect(fresh.code).toBe('SUCCESS')
  expect((await office.ask(agent, getStaffSession)).code).toBe('UNAUTHENTICATED')
  expect((await office.ask(fresh, getStaffSession)).code).toBe('SUCCESS')
  expect(await shown(nu)).toBeNull()
})

it('a link is over after five wrong codes, also for the right one', async () => {
  const [nu, kyaw] = [await office.colleague('ADMIN'), await office.colleague('ADMIN')]
  const agent = await office.colleague('CARE_AGENT')
  const { url } = await linkFor(agent, nu)
  const { code } = (await confirm(kyaw, agent, nu)).result
  const codes = await Promise.all(Array.from({ length: 8 }, () => enrolBy(url, wrong(code))))
  expect(codes.filter((one) => one.code === 'OTP_INVALID')).toHaveLength(4)
  expect(codes.filter((one) => one.code === 'LINK_OVER')).toHaveLength(4)
  expect((await enrolBy(url, code)).code).toBe('LINK_OVER')
})

it('a first link needs nobody else, and is over once its person has a passkey', async () => {
  const nu = await office.colleague('ADMIN')
  const added = (await office.ask(nu, addStaff, { body: { name: 'Ma New' } })).result
  const { url, needsCode } = await linkFor(added, nu)
  expect(needsCode).toBe(false)
  // A second link that lived on beside the one that was used.
  await sql`update staff_link set ends_at = platform.now() + interval '1 day' where staff_id = ${added.staffId}`.execute(
    site.db,
  )
  expect((await enrolBy(url)).code).toBe('SUCCESS')
  expect((await enrolBy(added.url)).code).toBe('LINK_OVER')
})

it('where no two others are left, whoever owns the database makes the link, and the audit says so', async () => {
  const nu = await office.colleague('ADMIN')
  const deps = { db: site.db, origin: OFFICE_ORIGIN, now: site.clock.now() }
  expect(await lostPasskey(deps, { who: nu.name, why })).toMatchObject({ found: expect.any(Number) })
  const made = await lostPasskey(deps, { who: nu.staffId, why })
  if ('found' in made) throw new Error('nobody found')
  expect((await office.ask(nu, getStaffSession)).code).toBe('UNAUTHENTICATED')
  expect((await enrolBy(made.url)).code).toBe('SUCCESS')
  const { rows } = await sql`select reason from audit_entry where call = 'lostPasskey'
    and thing = ${`staff:${nu.staffId}`}`.execute(site.db)
  expect(rows).toEqual([{ reason: why }])
})

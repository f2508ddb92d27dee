import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { valueApp } from '#apps/api/test-value-app.ts'
import { OFFICE_ORIGIN, officeAt } from '#apps/staff-api/test-office.ts'
import { beginEnrolment, enrol } from '#contracts/staff/session.ts'
import { makeAuthenticator } from '#modules/identity/test-authenticator.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { firstAdmins } from './index.ts'

it('the first administrator who makes a passkey while links are made anew stays, and no others are invited', async () => {
  const site = await valueApp()
  const office = await officeAt(site)
  const invite = () =>
    firstAdmins({ db: site.db, origin: OFFICE_ORIGIN, now: site.clock.now() }, ['Daw Nu', 'U Kyaw'])
  const [first] = (await invite()) ?? []
  const link = first?.url.split('/').at(-1) ?? ''
  const { ceremonyId, options } = (await office.ask(null, beginEnrolment, { body: { link } })).result
  const response = makeAuthenticator(OFFICE_ORIGIN).create(String(options['challenge']))
  // The person is locked, and the link not used yet.
  const both = await inTransaction(site.db, async (tx) => {
    await sql`select from staff_link for update`.execute(tx)
    const enrolled = office.ask(null, enrol, { body: { link, ceremonyId, response } })
    await untilWaiting(site.db, 1)
    const invited = invite()
    await untilWaiting(site.db, 2)
    return { enrolled, invited }
  })
  expect((await both.enrolled).code).toBe('SUCCESS')
  const invited = await both.invited
  const { rows } =
    await sql`select p.name from staff p join staff_role r on r.staff_id = p.id and r.role = 'ADMIN'
    join staff_passkey k on k.staff_id = p.id where p.removed_at is null`.execute(site.db)
  expect(rows).toEqual([{ name: 'Daw Nu' }])
  expect(invited).toBeNull()
})

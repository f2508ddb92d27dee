import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { applicationDesk } from '#apps/api/test-application-desk.ts'
import { aChannel } from '#apps/api/test-fibre.ts'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { officeAt, type Colleague, type Office } from '#apps/staff-api/test-office.ts'
import * as staff from '#contracts/staff/applications.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'

const fake = aChannel()
let site: ValueApp
let office: Office
let agent: Colleague
const { at, on, act, take, fibreOf } = applicationDesk(() => ({ site, office, agent }), fake)

beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
  office = await officeAt(site)
  agent = await office.colleague('CARE_AGENT')
})

describe('who enters a code to look after a contract while its owner changes', () => {
  /** The owner's change is to be made, and somebody of the former household holds a code of the former phone. */
  async function changing() {
    const [ann, bob, cho] = [await site.person(0), await site.person(0), await site.person(0)]
    const contractNo = await fibreOf(ann)
    const answers = { ...(await on.answers(ann, 'FTTH_OWNER_CHANGE')), newPhone: bob.number }
    const { made } = await on.apply(ann, { code: 'FTTH_OWNER_CHANGE', contractNo }, { answers })
    await take(made.reference)
    await act(staff.doneApplication, made.reference)
    // The next code to this phone may be asked for at once.
    await sql`update otp_challenge set created_at = created_at - interval '2 hours'`.execute(site.db)
    const { lookupId } = await at.found(cho, contractNo)
    const asked = await at.post(cho, '/fbb/contracts/link/code', { lookupId, contractNo })
    const { challengeId } = at.as<{ challengeId: string }>(asked)
    const otp = at.lastCode(ann.number)
    return { cho, link: () => at.post(cho, '/fbb/contracts/link', { contractNo, challengeId, otp }) }
  }

  /** The code is entered first and meets what is held; then the owner changes, as far as that goes. */
  async function beside(held: (tx: Tx) => Promise<unknown>, link: () => Promise<unknown>): Promise<void> {
    const { both } = await inTransaction(site.db, async (tx) => {
      await held(tx)
      const linked = link()
      await untilWaiting(site.db, 1)
      const changed = site.payDue()
      await Promise.race([changed, untilWaiting(site.db, 2)])
      return { both: [linked, changed] }
    })
    await Promise.all(both)
  }

  it('just before: does not keep it', async () => {
    const { cho, link } = await changing()
    await beside((tx) => sql`select from account where number = ${cho.number} for update`.execute(tx), link)
    expect((await at.own(cho)).contracts).toEqual([])
  })

  it('just after: is refused', async () => {
    const { cho, link } = await changing()
    let answered: unknown = null
    const entered = async () => (answered = await link())
    await beside((tx) => sql`select from otp_challenge for update`.execute(tx), entered)
    expect(answered).toMatchObject({ code: 'FORBIDDEN' })
    expect((await at.own(cho)).contracts).toEqual([])
  })
})

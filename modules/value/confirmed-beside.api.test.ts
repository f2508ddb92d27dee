import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { idOf, sharingOf } from '#apps/api/test-sharing.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp } from '#apps/api/test-value-app.ts'

it('a code that comes back while another is asked for: both are answered', async () => {
  const site = await valueApp({}, { way: 'one-trip' })
  const people = sharingOf(site)
  const [ann, bob, cat] = [await people.aGiver(), await site.stranger(), await site.stranger()]
  const asked = await people.ask(ann, bob)
  const otp = people.codeOf(ann.number)
  await shopOf(() => site).letCodesBeSentAgain()
  const both = await site.db.transaction().execute(async (tx) => {
    // Both have to change the main balance, one before its code and one after.
    await sql`select from ledger.bucket where owner = ${ann.number} and source = 'MAIN' for update`.execute(
      tx,
    )
    const asking = people.ask(ann, cat, { kind: 'VOICE', amount: 10, fee: 30 })
    await untilWaiting(site.db, 1)
    const sharing = people.share(ann, idOf(asked), otp)
    await untilWaiting(site.db, 2)
    return { end: Promise.all([asking, sharing]) }
  })
  const [voice, data] = await both.end
  expect(voice).toMatchObject({ code: 'SUCCESS' })
  expect(data).toMatchObject({ code: 'SUCCESS' })
})

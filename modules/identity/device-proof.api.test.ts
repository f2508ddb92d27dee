import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { validateOtp } from '#contracts/identity.ts'
import { urlOf } from '#platform/http/serve.ts'
import { provenDevice } from './device-proof.ts'
import { aBrowserKey } from './test-browser.ts'
import { aNumber, answered, identityApp, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

async function enter(number: string, prove?: ReturnType<typeof aBrowserKey>) {
  const { result } = await site.askCode(number)
  const { challengeId } = result
  const password = site.inbox.findLast(({ to }) => to === number)?.code
  const body = {
    phoneNumber: number,
    password,
    version: '8.1',
    challengeId,
    ...(prove && { device: prove(challengeId) }),
  }
  return answered(await site.post(urlOf(validateOtp), body))
}
const lock = (number: string) =>
  sql`update otp_number set failed_at = array_fill(now() - interval '2 hours', array[10]), consecutive = 10
    where number = ${number}`.execute(site.db)
const later = (number: string) =>
  sql`update otp_challenge set created_at = created_at - interval '1 hour' where number = ${number}`.execute(
    site.db,
  )

describe('a browser that signed in before', () => {
  it('still gets in while strangers have locked the number; a new browser does not', async () => {
    const number = aNumber()
    await site.db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
    const mine = aBrowserKey()
    expect((await enter(number, mine)).status).toBe(200)
    await lock(number)
    await later(number)
    expect(await enter(number, aBrowserKey())).toMatchObject({ status: 429, code: 'OTP_LOCKED' })
    await later(number)
    expect((await enter(number, mine)).status).toBe(200)
  })

  it('is judged by its own failures', async () => {
    const number = aNumber()
    await site.db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
    const mine = aBrowserKey()
    await enter(number, mine)
    await sql`update device_key set failed_at = array_fill(now() - interval '2 hours', array[10])`.execute(
      site.db,
    )
    await later(number)
    expect(await enter(number, mine)).toMatchObject({ status: 429, code: 'OTP_LOCKED' })
  })
})

describe('the proof', () => {
  const prove = aBrowserKey()

  it('is good for its own challenge only', () => {
    expect(provenDevice(prove('a'), 'a')).toHaveLength(32)
    expect(provenDevice(prove('a'), 'b')).toBeNull()
    expect(provenDevice(undefined, 'a')).toBeNull()
  })

  it('of a point that is not on the curve is none', () => {
    const { signature } = prove('a')
    const key = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) } as const
    expect(provenDevice({ key, signature }, 'a')).toBeNull()
  })
})

import { expect, it } from 'vitest'
import { getMe, validateOtp } from '#contracts/identity.ts'
import { moveForward } from '#platform/clock/test-clock-store.ts'
import { urlOf } from '#platform/http/serve.ts'
import { aNumber, answered, identityApp, identityAppOver } from './test-identity-app.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

it('a code ends and another may be asked for when the time of a demo is moved', async () => {
  const { db, askCode, inbox, post } = await identityApp()
  const number = aNumber()
  await db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
  const { result } = await askCode(number)
  expect(await askCode(number)).toMatchObject({ code: 'OTP_TOO_SOON' })
  await moveForward(db, 10 * MINUTE_MS)
  const body = { phoneNumber: number, password: inbox.at(-1)?.code ?? '', version: '8.1' }
  const late = answered(await post(urlOf(validateOtp), { ...body, challengeId: result.challengeId }))
  expect(late).toMatchObject({ code: 'OTP_EXPIRED' })
  expect(await askCode(number)).toMatchObject({ code: 'SUCCESS' })
})

it('a session nobody used for a week has ended in the time of a demo too', async () => {
  const site = await identityApp()
  const { token } = await site.signIn(aNumber())
  // A process without cached sessions.
  const ask = async () => {
    const fresh = await identityAppOver(site.db, site.url)
    return answered(await fresh.get(urlOf(getMe), { authorization: `Bearer ${token}` })).code
  }
  await moveForward(site.db, 6 * DAY_MS)
  expect(await ask()).toBe('SUCCESS')
  await moveForward(site.db, 8 * DAY_MS)
  expect(await ask()).toBe('TOKEN_EXPIRED')
})

import { beforeAll, expect, it } from 'vitest'
import { sharingOf, type Sharing } from '#apps/api/test-sharing.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
let people: Sharing
beforeAll(async () => {
  site = await valueApp({ SHARE_ASK: 'true' })
  people = sharingOf(site)
})

const TYPED = '🎂 မွေးနေ့\u202E\nhttps://evil.example/x evil.com ပျော်ပါစေ'
const SENT = '🎂 မွေးနေ့ ပျော်ပါစေ'

const CALLS = [
  ['a gift', '/gw/v2/vas-package/WEEK/request-gift', { expectedPrice: 1_000 }],
  ['a share', '/gw/v2/data-share/request', { amount: 500, expectedFee: 75 }],
] as const

it.each(CALLS)(
  'the words of %s lose links and control characters before they are kept',
  async (_, path, more) => {
    const [ann, bob] = [await people.aGiver(), await site.person(0)]
    const key = site.newKey()
    const payload = { phoneNumber: ann.number, receiver: bob.number, message: TYPED, ...more }
    expect(await site.inject('POST', path, { token: ann.token, key, payload })).toMatchObject({ status: 200 })
    const { plan } = await site.db
      .selectFrom('value_move')
      .select('plan')
      .where('id', '=', key)
      .executeTakeFirstOrThrow()
    expect(plan).toMatchObject({ data: { message: SENT } })
    expect(JSON.stringify(plan)).not.toContain('evil')
  },
)

it('the words of an ask lose them too, and a link alone is no message', async () => {
  const [ann, bob] = [await people.aGiver([]), await site.person(0)]
  const askWith = (message: string, giver: string) =>
    site.inject('POST', '/gw/me/share-asks', {
      token: bob.token,
      payload: { giver, kind: 'DATA', amount: 500, message },
    })
  expect((await askWith(TYPED, ann.number)).result).toMatchObject({ message: SENT })
  const carl = await people.aGiver([])
  expect((await askWith('www.evil.example', carl.number)).result).toMatchObject({ message: null })
})

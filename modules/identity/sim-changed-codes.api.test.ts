import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { requestOtp, signedRequest, validateOtp } from '#contracts/identity.ts'
import type { Tx } from '#platform/db/database.ts'
import { urlOf } from '#platform/http/serve.ts'
import { aBrowserKey } from './test-browser.ts'
import { guestOf } from './test-guest.ts'
import { aNumber, answered, identityApp, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

const tellSimChanged = (number: string) => {
  const nothing = async () => {}
  const ends = { giveUpWaiting: nothing, giveUpAll: nothing, isUnderWay: async () => false }
  return site
    .lineEvents({ ...ends, leave: [], begin: nothing })
    .told({ eventId: randomUUID(), number, what: 'SIM_CHANGED', at: new Date() })
}

/** A transaction that has done its work and commits when it is told to. */
async function holding(work: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> {
  const [done, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const over = site.db.transaction().execute(async (tx) => {
    await work(tx)
    done.resolve()
    await released.promise
  })
  await done.promise
  return () => (released.resolve(), over)
}

/** The code is typed when the event has ended it and is not committed: the event waits for the account's row, which is held here. */
async function whileSimChanges<T>(number: string, typed: () => Promise<T>): Promise<T> {
  const release = await holding((tx) =>
    sql`select from account where number = ${number} for update`.execute(tx),
  )
  const event = tellSimChanged(number)
  await untilWaiting(site.db, 1)
  const answer = typed()
  await untilWaiting(site.db, 2)
  await release()
  expect(await event).toBe('DONE')
  return answer
}

type Login = Record<string, unknown>
const signIn = async (login: Login) =>
  answered(await site.post(urlOf(validateOtp), { version: '8.1', ...login }))
const codeOf = (number: string) => site.inbox.findLast(({ to }) => to === number)?.code ?? ''

/** A customer whose browser is known, and who asks for a code, as that browser or from elsewhere. */
async function waitingForACode(as: 'KNOWN' | 'NEW') {
  const number = aNumber()
  const prove = aBrowserKey()
  await site.db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
  const first = (await site.askCode(number)).result.challengeId
  const login = { phoneNumber: number, challengeId: first, password: codeOf(number), device: prove(first) }
  expect(await signIn(login)).toMatchObject({ code: 'SUCCESS' })
  await sql`update otp_challenge set created_at = 'epoch' where number = ${number}`.execute(site.db)
  const at = new Date().toISOString()
  const signed = as === 'KNOWN' ? { device: { ...prove(signedRequest(number, at)), at } } : {}
  const asked = await site.post(urlOf(requestOtp), { phoneNumber: number, ...signed })
  const { challengeId } = answered<{ challengeId: string }>(asked).result
  const typed = { phoneNumber: number, password: codeOf(number), challengeId }
  return { number, login: as === 'KNOWN' ? { ...typed, device: prove(challengeId) } : typed }
}

const openOf = async (number: string) => {
  const { rows } = await sql<{ sessions: number; guests: number }>`select
    (select count(*)::int from session s join account a on a.id = s.account_id
      where a.number = ${number} and s.revoked_at is null) as sessions,
    (select count(*)::int from contact_session where line = ${number}) as guests`.execute(site.db)
  return rows[0]
}

it.each([
  ['with its id', 'NEW', (login: Login) => login],
  ['by the number alone', 'NEW', ({ challengeId: _, ...login }: Login) => login],
  ['by a known browser', 'KNOWN', (login: Login) => login],
] as const)(
  'a code of the former SIM, typed %s while the event is taken, opens nothing',
  async (_, as, how) => {
    const { number, login } = await waitingForACode(as)
    expect(await whileSimChanges(number, () => signIn(how(login)))).toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await openOf(number)).toEqual({ sessions: 0, guests: 0 })
  },
)

it("a guest's code of the former SIM, typed while the event is taken, proves nothing", async () => {
  const number = aNumber()
  await site.signIn(number)
  const guest = guestOf(site)
  const { challengeId } = (await guest.ask(number)).result
  const proving = () => guest.prove(number, challengeId, codeOf(number))
  expect(await whileSimChanges(number, proving)).toMatchObject({ code: 'OTP_EXPIRED' })
  expect(await openOf(number)).toEqual({ sessions: 0, guests: 0 })
})

it('a code that ends without its counter locked, as the release before does it, opens nothing either', async () => {
  const { number, login } = await waitingForACode('NEW')
  const release = await holding((tx) =>
    sql`update otp_challenge set state = 'SUPERSEDED' where number = ${number} and state = 'PENDING'`.execute(
      tx,
    ),
  )
  const answer = signIn(login)
  await untilWaiting(site.db, 1)
  await release()
  expect(await answer).toMatchObject({ code: 'OTP_EXPIRED' })
})

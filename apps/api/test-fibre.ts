import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { makeBillRun } from '#adapters/fibre-book/bill-run.ts'
import { makeFibreBook } from '#adapters/fibre-book/fibre-book.ts'
import { bookRules } from '#apps/wiring/fibre.ts'
import type { CaptchaType } from '#contracts/captcha.ts'
import type { FibreBill, FibreContract, PayOption } from '#contracts/fibre-bills.ts'
import type { LineOrder } from '#contracts/fibre-orders.ts'
import { addDays, yangonDayKey, yangonMonthsAfter } from '#language/yangon-day.ts'
import type { OpenOrder } from '#modules/fibre/index.ts'
import { makeSeal } from '#modules/identity/human-check/seal.ts'
import { deriveKeys } from '#modules/identity/index.ts'
import { hashContactToken, newContactToken } from '#modules/identity/session-token.ts'
import { fakeChannel } from '#modules/payments/channel.fake.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import type { Answered, ValueApp } from './test-value-app.ts'

/** A channel that a test controls. */
export const aChannel = () => fakeChannel()

/** The token of a guest who proved a number for one purpose. */
export async function guestToken({ db }: ValueApp, number: string, purpose: string): Promise<string> {
  const token = newContactToken()
  await sql`insert into contact_session (id, hash, line, purpose, started_at, ends_at) select ${randomUUID()},
    ${hashContactToken(token)}, ${number}, ${purpose}, at, at + interval '30 minutes' from platform.now() as at`.execute(
    db,
  )
  return token
}

type Who = { readonly token: string }
export type Found = { contracts: FibreContract[]; options: PayOption[]; lookupId: string }

/** A solved human check. */
const humanTokenAt = (now: Date, type: CaptchaType): string =>
  makeSeal(deriveKeys('5a'.repeat(32)).humanCheck).close({
    use: 'passed',
    id: randomUUID(),
    type,
    until: now.getTime() + 60_000,
  })

/** What customers of fibre do, as functions for tests. */
export const fibreAt = (site: () => ValueApp) => {
  const post = (who: Who | null, path: string, payload: object, key?: string): Promise<Answered> =>
    site().inject('POST', path, { ...(who && { token: who.token }), payload, ...(key && { key }) })
  const get = (who: Who, path: string) => site().inject('GET', path, { token: who.token })
  const as = <T>(answer: Answered): T => answer.result as unknown as T

  const humanToken = (type: CaptchaType) => humanTokenAt(site().clock.now(), type)

  const self = {
    humanToken,
    as,
    /** A contract of some months, with a bill for each, all unpaid but the first. */
    async contract(months: number, rest: Partial<OpenOrder> = {}): Promise<string> {
      const { db, rules, clock: now } = site()
      const clock = fixedClock(yangonMonthsAfter(now.now(), -months).toISOString())
      const deps = { db, clock, rules: bookRules(rules) }
      const opened = await makeFibreBook(deps).open({
        reference: randomUUID(),
        line: '959779000001',
        ownerName: 'Daw Khin Khin',
        placeId: 'sanchaung',
        address: 'No. 12, Baho Road',
        packageCode: 'F40',
        addOnIds: [],
        contractMonths: 12,
        waivedKyat: 0,
        ahead: { months: 1, monthlyKyat: 42_000, addOns: [], paidAMonthKyat: 48_300 },
        kyat: 105_800,
        ...rest,
      })
      if (opened.said !== 'DONE') throw new Error('not opened')
      clock.forward(now.now().getTime() - clock.now().getTime())
      const run = makeBillRun(deps)
      for (let made = await run(); made > 0;) made = await run()
      return opened.contractNo
    },
    inquire: (
      who: Who,
      accountNo: string,
      idType = 'CONTRACT_NO',
      captchaToken = humanToken('FTTH_ACCOUNT'),
    ) => post(who, '/fbb/inquiry/account', { accountNo, idType, captchaToken }),
    async found(who: Who, contractNo: string): Promise<Found> {
      const answer = await self.inquire(who, contractNo)
      if (answer.code !== 'SUCCESS') throw new Error(`not found: ${answer.code}`)
      return as<Found>(answer)
    },
    own: async (who: Who) => as<Found>(await get(who, '/fbb/contracts')),
    bills: async (who: Who, contractNo: string) => {
      const answer = await get(who, `/fbb/contracts/${contractNo}/bills`)
      return { code: answer.code, ...as<{ bills: FibreBill[]; next: string | null }>(answer) }
    },
    order: (who: Who, body: object, key = site().newKey()) => post(who, '/fbb/createOrder', body, key),
    lastCode: (number: string) => site().inbox.findLast(({ to }) => to === number)?.slots['code'] ?? '',
    line: lineBody(site),
    day: dayAfter(site),
    track: async (who: Who, orderId: string) =>
      as<LineOrder>(await post(who, '/fbb/order/track', { orderId })),
    post,
    get,
  }
  return self
}

const dayAfter = (site: () => ValueApp) => (after: number) => addDays(yangonDayKey(site().clock.now()), after)

/** The body of an order for a new line; other people get other numbers and addresses. */
function lineBody(site: () => ValueApp) {
  let asked = 0
  const day = dayAfter(site)
  return (rest: object = {}, applicant: object = {}) => ({
    type: 'FTTH_NEW',
    packageId: 'F40',
    months: 6,
    addOnIds: [],
    applicant: {
      fullName: 'Daw Khin Khin',
      contactPhone: '09779000002',
      placeId: 'sanchaung',
      address: `No. ${randomUUID().slice(0, 8)}, Baho Road`,
      buildingType: 'APARTMENT',
      ...applicant,
    },
    idDocument: { kind: 'NRC', number: '12/OUKAMA(N)123456' },
    // Different times, so that no test takes another's.
    visit: { day: day(2 + (asked++ % 12)), slot: 'AM' },
    payOnSite: false,
    consent: true,
    expectedTotal: 269_514,
    ...rest,
  })
}

import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collector, DAY_MS } from '#apps/api/test-collector.ts'
import { shopOf, type Person } from '#apps/api/test-shop.ts'
import { valueApp, VOUCHER_KEY, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { MONTHLY_TABLES } from '#apps/worker/monthly-tables.ts'
import type { MemberVoucher } from '#contracts/vouchers.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { seedVouchers } from '#db/seed/seed-vouchers.ts'
import { makeEnsureMonths } from '#platform/db/months.ts'
import { makeVoucherBackStore } from './voucher-back-store.ts'

const WISH = { expectedPoints: 800, withGuest: false }
const EVENT = '/loyalty-exchange/vouchers/DINNER-2026/exchange'
const OWN = '/loyalty-exchange/my-vouchers'

describe.each(WAYS)('seats that are to be given back, %s', (way) => {
  let site: ValueApp
  beforeAll(async () => {
    site = await valueApp({}, { way })
    await seedVouchers(site.db, VOUCHER_KEY, site.clock.now())
  })
  const shop = shopOf(() => site)
  const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS)

  /** An event far enough away, whose seats are given back until ten days before it. */
  beforeEach(async () => {
    await makeEnsureMonths({ db: site.db, clock: site.clock })(MONTHLY_TABLES)
    await sql`update voucher set sale_to = ${inDays(100)}, give_back_until = ${inDays(110)}, starts_at = ${inDays(120)}
      where id = 'DINNER-2026'`.execute(site.db)
  })

  async function withSeats(): Promise<{ ann: Person; id: string }> {
    const ann = await collector(site, [2_000, 300])
    await sql`insert into loyalty_member (line, member_no, tier, tier_valid_to, since) values (${ann.number},
      lpad((random() * 1e11)::bigint::text, 12, '8'), 'GOLD', ${inDays(200)}, ${site.clock.now()})`.execute(
      site.db,
    )
    const asked = await site.inject('POST', `${EVENT}/request`, {
      token: ann.token,
      key: site.newKey(),
      payload: WISH,
    })
    const payload = { ...WISH, transferId: shop.transferOf(asked), otp: shop.code() }
    const took = await site.inject('POST', EVENT, { token: ann.token, key: site.newKey(), payload })
    expect(took.code).toBe('SUCCESS')
    const { result } = await site.inject('GET', OWN, { token: ann.token })
    const [own] = result as unknown as MemberVoucher[]
    return { ann, id: own?.id ?? '' }
  }

  async function after(days: number, { number }: Person): Promise<Person> {
    site.clock.forward(days * DAY_MS)
    await makeEnsureMonths({ db: site.db, clock: site.clock })(MONTHLY_TABLES)
    const who = await shop.signInAgain(number)
    if (!who) throw new Error('nobody signed in')
    return who
  }
  const act = ({ token }: Person, id: string, what: 'give-back' | 'reveal') =>
    site.inject('POST', `${OWN}/${id}/${what}`, { token, payload: {} })
  const pointsOf = async ({ number }: Person) => (await site.balance(number))['POINT']
  /** What the first step of giving back commits; then the process dies. */
  const brokenOff = async (id: string): Promise<string> => {
    const backId = newMoveId(site.clock.now().getTime())
    await makeVoucherBackStore(site.db).begin(id, backId)
    return backId
  }

  it('come back while the core still takes back what it took', async () => {
    const { ann, id } = await withSeats()
    const who = await after(88, ann)
    expect(await act(who, id, 'give-back')).toMatchObject({ code: 'SUCCESS', result: { state: 'CANCELLED' } })
    expect(await pointsOf(ann)).toBe(2_000)
  })

  it('are refused when the core takes nothing that old back, and can be shown after that', async () => {
    const { ann, id } = await withSeats()
    const who = await after(90, ann)
    for (const _ of [1, 2]) expect((await act(who, id, 'give-back')).code).toBe('VOUCHER_NOT_RETURNABLE')
    expect(await act(who, id, 'reveal')).toMatchObject({ code: 'SUCCESS', result: { state: 'REVEALED' } })
    expect(await pointsOf(ann)).toBe(1_200)
  })

  it('are shown when a request to give them back broke off before it began', async () => {
    const { ann, id } = await withSeats()
    const backId = await brokenOff(id)
    expect(await act(ann, id, 'reveal')).toMatchObject({ code: 'SUCCESS', result: { state: 'REVEALED' } })
    expect(await site.value.findAny(backId)).toBeNull()
    expect((await act(ann, id, 'give-back')).code).toBe('VOUCHER_NOT_RETURNABLE')
  })

  it.each([0, 3])('come back %i days after such a request', async (days) => {
    const { ann, id } = await withSeats()
    await brokenOff(id)
    const who = days === 0 ? ann : await after(days, ann)
    expect((await act(who, id, 'give-back')).code).toBe('SUCCESS')
    expect(await pointsOf(ann)).toBe(2_000)
  })

  it('come back once when they are asked for many times at once, and every request is answered', async () => {
    const { ann, id } = await withSeats()
    const asked = Array.from({ length: 30 }, () => act(ann, id, 'give-back'))
    const all = new Set((await Promise.all(asked)).map(({ code }) => code))
    expect([...all]).toEqual(['SUCCESS'])
    expect(await pointsOf(ann)).toBe(2_000)
  })

  it('are theirs when such a request is repeated too late', async () => {
    const { ann, id } = await withSeats()
    await brokenOff(id)
    await sql`update voucher set give_back_until = ${site.clock.now()} where id = 'DINNER-2026'`.execute(
      site.db,
    )
    expect((await act(ann, id, 'give-back')).code).toBe('VOUCHER_NOT_RETURNABLE')
    const { rows } = await sql`select back_id from member_voucher where id = ${id}`.execute(site.db)
    expect(rows).toEqual([{ back_id: null }])
    expect((await act(ann, id, 'reveal')).code).toBe('SUCCESS')
  })
})

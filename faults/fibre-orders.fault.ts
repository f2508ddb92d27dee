import { sql } from 'kysely'
import { withBookFaults, type BookFault } from '#adapters/book-simulator/with-book-faults.ts'
import { randomUUID } from 'node:crypto'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import type { FibreBook } from '#modules/fibre/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import type { Count, Fault, Size } from './fault.ts'
import { aLine, withFibreSite, type FibreSite } from './fibre/fibre-site.ts'

const AT_ONCE = 50
const MINUTE_MS = 60_000
const ROUNDS: Record<Size, number> = { ci: 4, full: 500 }
const POSTS: Record<Size, number> = { ci: 40, full: 2_000 }
const OPENS: Record<Size, number> = { ci: 20, full: 500 }
const HOARDS: Record<Size, number> = { ci: 60, full: 1_000 }

const dayOf = ({ clock }: FibreSite, after: number) => addDays(yangonDayKey(clock.now()), after)
const countOf = async ({ db }: FibreSite, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.n ?? 0)

/** Fifty want the last time of a day at once. Without the guard the calendar accepts everybody. */
const lastSlot = (rounds: number, isOpen: boolean): Promise<Count> =>
  withFibreSite({}, async (site) => {
    const [most, slots] = [1, ['AM', 'PM', 'EVE'] as const]
    let [tried, bad] = [0, 0]
    const people = await site.people(AT_ONCE)
    for (let round = 0; round < rounds; round += 1) {
      const [day, slot] = [dayOf(site, 2 + (Math.floor(round / 3) % 12)), slots[round % 3] ?? 'AM']
      await sql`delete from install_slot where day = ${day} and slot = ${slot}`.execute(site.db)
      await sql`insert into install_slot (township, day, slot, capacity) values ('tsp-a', ${day}, ${slot},
        ${isOpen ? 1_000 : most})`.execute(site.db)
      const answers = await Promise.all(people.map((who) => site.order(who, aLine(day, { slot }))))
      const placed = answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []))
      tried += AT_ONCE
      bad += Math.max(0, placed.length - most)
      for (const [at, answer] of answers.entries()) {
        const who = people[at]
        if (answer.ok && who)
          await site.payments.cancelOrder(answer.value.id, {
            owner: `account:${who.account}`,
            number: who.number,
            guest: false,
          })
      }
    }
    return { tried, bad }
  })

/** Enough rounds for a book that is silent three times out of four. */
const LOOKS = 24

/** Every second call is silent, before or after it took effect. */
const silently = (book: FibreBook, isForgetful: boolean): FibreBook => {
  let turn = 0
  const next = (call: string): BookFault => {
    if (call !== 'post' && call !== 'open') return 'NONE'
    turn += 1
    return (
      (['NONE', 'SILENT_AFTER_EFFECT', 'SILENT_BEFORE_EFFECT', 'SILENT_AFTER_EFFECT'] as const)[turn % 4] ??
      'NONE'
    )
  }
  const silent = withBookFaults(book, next)
  if (!isForgetful) return silent
  // Sends a new reference each time, and never asks about the last one.
  return {
    ...silent,
    posted: async () => null,
    post: (order) => silent.post({ ...order, reference: randomUUID() }),
    open: (order) => silent.open({ ...order, reference: randomUUID() }),
  }
}

const postSilent = (count: number, isForgetful: boolean): Promise<Count> =>
  withFibreSite({ book: (book) => silently(book, isForgetful) }, async (site) => {
    const people = await site.people(count)
    for (const who of people)
      await site.own.open({
        reference: randomUUID(),
        line: who.number,
        ownerName: 'U Ba',
        placeId: 'tsp-a',
        address: 'x',
        packageCode: 'F40',
        addOnIds: [],
        contractMonths: 12,
        waivedKyat: 0,
        ahead: { months: 1, monthlyKyat: 42_000, addOns: [], paidAMonthKyat: 48_300 },
        kyat: 105_800,
      })
    await site.runBills()
    site.clock.forward(32 * 24 * 60 * MINUTE_MS)
    await site.runBills()
    for (const who of people) {
      const [contract] = await site.own.find('PHONE', who.number)
      const contractNo = contract?.contractNo ?? ''
      const order = await site.order(who, { type: 'FTTH_BILL', contractNo, expectedTotal: 48_300 })
      if (!order.ok) throw new Error(order.code)
      await site.pay(who, order.value.id)
    }
    for (let look = 0; look < LOOKS; look += 1) {
      await site.settle()
      site.clock.forward(2 * MINUTE_MS)
    }
    const once = sql<{ n: number }>`select count(*) as n from (select contract_id from fibre.deed
      where deed = 'POST' and said = 'DONE' group by contract_id having count(*) = 1) as c`
    const done = sql<{ n: number }>`select count(*) as n from payment_order where state = 'COMPLETED'`
    return { tried: count, bad: 2 * count - (await countOf(site, once)) - (await countOf(site, done)) }
  })

const openSilent = (count: number, isForgetful: boolean): Promise<Count> =>
  withFibreSite({ book: (book) => silently(book, isForgetful) }, async (site) => {
    const people = await site.people(count)
    const by = { who: 'staff' }
    const ids: string[] = []
    for (const [at, who] of people.entries()) {
      const day = dayOf(site, 2 + (at % 12))
      await sql`insert into install_slot (township, day, slot, capacity) values ('tsp-a', ${day}, 'AM', 10000)
        on conflict do nothing`.execute(site.db)
      const order = await site.order(who, aLine(day, { phone: `0${who.number.slice(2)}` }))
      if (!order.ok) throw new Error(order.code)
      await site.pay(who, order.value.id)
      ids.push(order.value.id)
    }
    await site.settle()
    for (const id of ids) {
      await site.fibre.dispatch.survey(id, by)
      await site.fibre.dispatch.schedule(id, by)
      await site.fibre.dispatch.begin(id, by)
      await site.fibre.dispatch.installed(id, by)
    }
    for (let look = 0; look < 6; look += 1) {
      site.clock.forward(2 * MINUTE_MS)
      await site.settle()
    }
    const once = sql<{
      n: number
    }>`select count(*) as n from (select line from fibre.contract group by line having count(*) = 1) as c`
    const done = sql<{ n: number }>`select count(*) as n from payment_order where state = 'COMPLETED'`
    return { tried: count, bad: 2 * count - (await countOf(site, once)) - (await countOf(site, done)) }
  })

/** Few people and fewer addresses order as much as they can, all at once. */
const hoard = (count: number, isOpen: boolean): Promise<Count> => {
  const usual = { unpaid: 2, onSite: 1, onSiteDays: 14, chooseSlotHours: 72, sameMinutes: 30 }
  const rules = isOpen
    ? standardRules({ 'ftth.orders': { ...usual, unpaid: 10_000, onSite: 10_000 } })
    : standardRules()
  return withFibreSite({ rules }, async (site) => {
    const people = await site.people(10)
    for (let day = 2; day <= 14; day += 1)
      for (const slot of ['AM', 'PM', 'EVE'])
        await sql`insert into install_slot (township, day, slot, capacity)
          values ('tsp-a', ${dayOf(site, day)}, ${slot}, 10000)`.execute(site.db)
    const tries = Array.from({ length: count }, (_, at) => at)
    for (let begin = 0; begin < count; begin += AT_ONCE)
      await Promise.all(
        tries.slice(begin, begin + AT_ONCE).map(async (at) => {
          const payOnSite = at % 2 === 0
          const address = payOnSite ? { address: `House ${at % 7}` } : {}
          const who = people[at % people.length]
          return who && site.order(who, aLine(dayOf(site, 2 + (at % 12)), { payOnSite, ...address }))
        }),
      )
    const above = (column: string, state: string, most: number) => sql<{ n: number }>`
      select coalesce(sum(c - ${most}), 0)::int as n from (select count(*) as c from line_order l join payment_order o on o.id = l.order_id
        where o.state = ${state} group by ${sql.ref(column)} having count(*) > ${most}) as x`
    const bad =
      (await countOf(site, above('l.account_id', 'AWAITING_PAYMENT', 2))) +
      (await countOf(site, above('l.account_id', 'PAY_ON_SITE', 1))) +
      (await countOf(site, above('l.address_key', 'PAY_ON_SITE', 1)))
    return { tried: count, bad }
  })
}

export const faults: readonly Fault[] = [
  {
    name: 'fibre.last-slot',
    bar: 0,
    attack: (size) => lastSlot(ROUNDS[size], false),
    control: () => lastSlot(1, true),
  },
  {
    name: 'fibre.post-silent',
    bar: 0,
    attack: (size) => postSilent(POSTS[size], false),
    control: () => postSilent(20, true),
  },
  {
    name: 'fibre.open-silent',
    bar: 0,
    attack: (size) => openSilent(OPENS[size], false),
    control: () => openSilent(12, true),
  },
  {
    name: 'fibre.hoard',
    bar: 0,
    attack: (size) => hoard(HOARDS[size], false),
    control: () => hoard(60, true),
  },
]

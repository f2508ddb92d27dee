import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import {
  makeFindContracts,
  makeLinkContract,
  makeOwnBills,
  makeOwnLines,
  makeAskSettleCode,
} from '#modules/fibre/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import type { Count, Fault, Size } from './fault.ts'
import { aLine, withFibreSite, type FibreSite, type Person } from './fibre/fibre-site.ts'

const STRANGERS: Record<Size, number> = { ci: 10, full: 200 }
const GUESSES: Record<Size, number> = { ci: 300, full: 10_000 }
const NUMBERS: Record<Size, number> = { ci: 20, full: 500 }
const DAY_MS = 86_400_000
const A_MOMENT_MS = 30_000

const everybody = { spend: async () => true }
const dayOf = ({ clock }: FibreSite, after: number) => addDays(yangonDayKey(clock.now()), after)

const open = (site: FibreSite, who: Person) =>
  site.own.open({
    reference: randomUUID(),
    line: who.number,
    ownerName: 'U Ba',
    placeId: 'tsp-a',
    address: 'x',
    packageCode: 'F40',
    addOnIds: [],
    contractMonths: 12,
    waivedKyat: 50_000,
    ahead: { months: 1, monthlyKyat: 42_000, addOns: [], paidAMonthKyat: 48_300 },
    kyat: 105_800,
  })

/** Every call that names a contract, bill or order, made by somebody else. */
const twoUsers = (count: number, isOpen: boolean): Promise<Count> =>
  withFibreSite({}, async (site) => {
    const { db, clock, rules, fibre, payments } = site
    const { book, plans, walk } = fibre
    const mine = fibre.access
    const access = isOpen
      ? {
          ...mine,
          isOwn: async () => true,
          own: async (_: unknown, no: string) => {
            const contract = await book.contract(no)
            return contract
              ? ({ ok: true, value: contract } as const)
              : mine.own({ account: '', number: '' }, no)
          },
        }
      : mine
    const lines = { find: async () => ({ state: 'ACTIVE', simChangedAt: null }) as const }
    const codes = {
      issue: async () => ({ ok: true, value: {} }) as never,
      verify: async () => ({ ok: false, code: 'OTP_INVALID', details: {} }) as never,
    }
    const bills = makeOwnBills({ clock, book, access, plans })
    const own = makeOwnLines({ db, clock, rules, plans, walk, payments })
    const link = makeLinkContract({ db, clock, codes, lines, book, access, plans })
    const askSettleCode = makeAskSettleCode({ db, clock, codes, lines, access })
    let [tried, bad] = [0, 0]
    const see = async (answer: Promise<{ ok: boolean }>) => {
      tried += 1
      if ((await answer).ok) bad += 1
    }
    await sql`insert into install_slot (township, day, slot, capacity) values ('tsp-a', ${dayOf(site, 3)}, 'AM', 10000)`.execute(
      db,
    )
    for (let round = 0; round < count; round += 1) {
      const [ann, eve] = await site.people(2)
      if (!ann || !eve) throw new Error('nobody came')
      const opened = await open(site, ann)
      const contractNo = opened.said === 'DONE' ? opened.contractNo : ''
      await site.runBills()
      const [bill] = await book.bills(contractNo, { most: 1 })
      const order = await site.order(ann, aLine(dayOf(site, 3)))
      if (!order.ok) throw new Error(order.code)
      const { id: orderId, orderNo } = order.value
      const lookupId = randomUUID()
      await see(bills.list(eve, contractNo, undefined))
      await see(bills.one(eve, bill?.billNo ?? ''))
      await see(link.askCode(eve, { contractNo, lookupId }, 'en'))
      await see(askSettleCode(eve, contractNo, 50_000, 'en'))
      await see(site.order(eve, { type: 'FTTH_PREPAY', contractNo, months: 1, expectedTotal: 48_300 }))
      await see(
        site.order(eve, { type: 'FTTH_BILL', contractNo, lookupId, settle: true, expectedTotal: 50_000 }),
      )
      await see(own.track(eve, { orderId }))
      await see(own.track(eve, { orderNo }))
      await see(own.track({ account: null, number: eve.number }, { orderNo }))
      await see(own.move(eve.account, orderId, { day: dayOf(site, 4), slot: 'PM' }))
      await see(own.cancel(eve, orderId, 'OTHER'))
      await see(
        payments.inquire({ orderId }, { owner: `account:${eve.account}`, number: eve.number, guest: false }),
      )
    }
    return { tried, bad }
  })

/** One account guesses contract numbers all day; more than twenty answers are too many. */
const lookup = (guesses: number, isOpen: boolean): Promise<Count> => {
  const rules = isOpen ? standardRules({ 'ftth.lookups': { perHour: 1e6, perDay: 1e6 } }) : standardRules()
  return withFibreSite({ rules }, async (site) => {
    const { db, clock, fibre } = site
    const find = makeFindContracts({ ...fibre, db, clock, rules, humanCheck: everybody })
    const [eve] = await site.people(1)
    if (!eve) throw new Error('nobody came')
    const end = clock.now().getTime() + DAY_MS
    let answered = 0
    for (let guess = 0; guess < guesses && clock.now().getTime() < end; guess += 10) {
      const asked = Array.from({ length: 10 }, (_, at) => ({
        accountNo: `FB${100_000_000 + guess + at}`,
        idType: 'CONTRACT_NO' as const,
        captchaToken: 'x',
      }))
      const answers = await Promise.all(asked.map((one) => find.inquire(eve, one)))
      answered += answers.filter((answer) => answer.ok || answer.code !== 'FTTH_LOOKUPS_LIMIT').length
      clock.forward(Math.min(A_MOMENT_MS * 3, Math.floor(DAY_MS / (guesses / 10 + 1))))
    }
    return { tried: guesses, bad: Math.max(0, answered - 20) }
  })
}

/** Everything in every table, like a backup: texts, and bytes as hex. */
async function dumpOf({ db }: FibreSite): Promise<string> {
  const { rows: tables } = await sql<{
    name: string
  }>`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'fibre', 'ledger', 'months')`.execute(db)
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)
    parts.push(...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}

/** Marked identity numbers through every path of an order: none may be readable in tables, logs or messages. */
const nrc = (count: number, isPlain: boolean): Promise<Count> =>
  withFibreSite({}, async (site) => {
    const people = await site.people(count)
    const marks = Array.from(
      { length: count },
      (_, at) => `12/OUKAMA(N)${String(700_000 + at * 13).slice(0, 6)}`,
    )
    const by = { who: 'staff' }
    for (const [at, who] of people.entries()) {
      const day = dayOf(site, 2 + (at % 12))
      await sql`insert into install_slot (township, day, slot, capacity) values ('tsp-a', ${day}, 'AM', 10000)
        on conflict do nothing`.execute(site.db)
      const order = await site.order(who, aLine(day, { nrc: marks[at] ?? '', payOnSite: at % 3 === 0 }))
      if (!order.ok) throw new Error(order.code)
      const { id } = order.value
      if (isPlain)
        await sql`update line_order set id_sealed = ${Buffer.from(marks[at] ?? '')} where order_id = ${id}`.execute(
          site.db,
        )
      if (at % 3 === 1) await site.pay(who, id)
      if (at % 3 === 0) await site.fibre.dispatch.survey(id, by)
      await site.order(who, aLine(day, { nrc: 'wrong', address: `again ${at}` }))
    }
    await site.settle()
    const all = [await dumpOf(site), ...site.logged, ...site.sent].join('\n')
    const isSeen = (mark: string) =>
      all.includes(mark) ||
      all.includes(mark.slice(-6) + ',') ||
      all.includes(Buffer.from(mark).toString('hex'))
    return { tried: count, bad: marks.filter(isSeen).length }
  })

export const faults: readonly Fault[] = [
  {
    name: 'fibre.two-users',
    bar: 0,
    attack: (size) => twoUsers(STRANGERS[size], false),
    control: () => twoUsers(2, true),
  },
  {
    name: 'fibre.lookup',
    bar: 0,
    attack: (size) => lookup(GUESSES[size], false),
    control: () => lookup(100, true),
  },
  { name: 'fibre.nrc', bar: 0, attack: (size) => nrc(NUMBERS[size], false), control: () => nrc(5, true) },
]

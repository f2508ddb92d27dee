import { NoAnswer } from '#platform/errors/no-answer.ts'
import { assertPaid, assertWhole } from '#contracts/money.ts'
import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type {
  CoreAnswer,
  CoreInside,
  CoreLine,
  CoreOrders,
  DayUse,
  OperatorCore,
  Price,
} from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { isDuplicate } from '#platform/db/is-duplicate.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

type Order = { readonly id: string; readonly [told: string]: unknown }

const MOVES = ['charge', 'transfer', 'credit', 'reserve', 'void', 'reverse', 'take_back'] as const
type Move = (typeof MOVES)[number]
/** Points are kept in lots and have functions of their own. */
type Deed = Move | 'charge_points' | 'reserve_points'

/** Answers stored before prices had a unit. */
type Answered = CoreAnswer & { readonly takenKyat?: number }

const read = ({ takenKyat, ...answer }: Answered): CoreAnswer =>
  answer.outcome === 'DONE' && takenKyat !== undefined
    ? { ...answer, taken: { unit: 'MMK', amount: takenKyat } }
    : answer

/** Prices in kyat keep the words of the previous release, so that a repeated order has the same hash. */
function unitOf({ unit }: Price): 'MMK' | 'POINT' {
  if (unit !== 'MMK' && unit !== 'POINT') throw new Error(`nothing is paid in ${unit}`)
  return unit
}

/** Keys are sorted, so that equal orders have equal hashes whoever wrote them. */
const hashOf = (move: Deed, order: Order): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([move, Object.entries(order).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest()

/** The operator core in our own PostgreSQL: each order is one call of one database function. */
export function makeLedgerCore({ db, clock }: Deps): OperatorCore {
  const ask: Ask = (move, order) => {
    // Two orders with one id and different lines meet at the primary key; the second attempt finds the first one's answer.
    const call = () => callMove(db, clock, move, order)
    const answer = call().catch((error: unknown) => {
      if (isDuplicate(error)) return call()
      throw error
    })
    return silent(answer)
  }
  return {
    ...makeOrders(ask),
    ...makeQuestions({ db, clock }),
    // An error ends the whole transaction: there is nothing to retry, and nothing has happened.
    within: (tx) => makeOrders((move, order) => callMove(tx, clock, move, order)),
    parts: {
      payer: (line) => ({ sql: sql`ledger.payer(${line})`, read: (raw) => Payer.parse(raw) }),
      points: (line, now) => ({ sql: sql`ledger.free_points(${line}, ${now})`, read: Number }),
      orders: makeOrders((move, order) => moveIn(clock, move, order)),
    },
  }
}

/** The same core, asked in two phases like one with a database of its own. */
export const asIfOutside = ({ within: _, parts: __, ...core }: OperatorCore): OperatorCore => core

type Ask<Form = Promise<CoreAnswer>> = (move: Deed, order: Order) => Form

const Payer = z.nullable(
  z.object({
    payType: z.enum(['PREPAID', 'POSTPAID']),
    activatedAt: z.string(),
    segments: z.array(z.string()),
    freeKyat: z.int(),
  }),
)

const moveIn = (clock: Clock, move: Deed, order: Order): RawBuilder<CoreAnswer> =>
  sql`${sql.raw(`ledger.${move}`)}(${order.id}, ${hashOf(move, order)}, ${clock.now()}, ${JSON.stringify(order)})`

async function callMove(db: Database | Tx, clock: Clock, move: Deed, order: Order): Promise<CoreAnswer> {
  const asked = sql<{ answer: Answered }>`select ${moveIn(clock, move, order)} as answer`
  return read(only((await asked.execute(db)).rows).answer)
}

const makeOrders = <Form>(ask: Ask<Form>): CoreOrders<Form> => ({
  charge(order) {
    const { price, ...rest } = order
    assertWhole(price.amount, order.taxKyat, ...order.grants.map(({ amount }) => amount))
    if (unitOf(price) === 'POINT') return ask('charge_points', order)
    return ask('charge', { ...rest, priceKyat: price.amount })
  },
  transfer(order) {
    assertWhole(order.amount, order.feeKyat)
    return ask('transfer', order)
  },
  credit(order) {
    assertPaid(order)
    return ask('credit', order)
  },
  reserve(order) {
    const { price, ...rest } = order
    assertWhole(price.amount, order.share?.amount ?? 0)
    if (unitOf(price) === 'POINT') return ask('reserve_points', order)
    return ask('reserve', { ...rest, amountKyat: price.amount })
  },
  void: (order) => ask('void', order),
  reverse: (order) => ask('reverse', order),
  takeBack: (order) => ask('take_back', order),
})

const makeQuestions = ({ db, clock }: Deps): Omit<OperatorCore, keyof CoreInside | 'within' | 'parts'> => ({
  async line(number) {
    const { rows } = await silent(
      sql<{ line: (CoreLine & { buckets: { id: number }[] }) | null }>`select ledger.view(${number},
        ${clock.now()}) as line`.execute(db),
    )
    const { line } = only(rows)
    return line && { ...line, buckets: line.buckets.map((bucket) => ({ ...bucket, id: String(bucket.id) })) }
  },
  async spentKyat({ line, enough }) {
    const { rows } = await silent(
      sql<{ spent: number }>`select ledger.spent(${line}, ${enough}) as spent`.execute(db),
    )
    return only(rows).spent
  },
  async useByDay({ line, unit, days }) {
    const { rows } = await silent(
      sql<DayUse>`select day, amount from ledger.used_by_day(${line}, ${unit}, ${clock.now()}, ${days})`.execute(
        db,
      ),
    )
    return rows
  },
  async paidIn(ids) {
    const { rows } = await silent(
      sql<{ kyat: number }>`select ledger.paid_in(${ids}::uuid[]) as kyat`.execute(db),
    )
    return only(rows).kyat
  },
  async find(id) {
    const { rows } = await silent(
      sql<{ answer: Answered }>`select answer from ledger.move where id = ${id}`.execute(db),
    )
    return rows[0] ? read(rows[0].answer) : null
  },
  async abandon(id) {
    const { rows } = await silent(
      sql<{ answer: Answered }>`select ledger.abandon(${id}, ${clock.now()}) as answer`.execute(db),
    )
    return read(only(rows).answer)
  },
})

const silent = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new NoAnswer(error)
  })

function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row) throw new Error('a function of the database answered no row')
  return row
}
